/** A person has asked the browser to save data, or the line is slow: nothing is fetched ahead. */
export const isSlowLine = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };
  return (
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? '') ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
};
