/** True when the work settled in that time; longer work continues unobserved. */
export const settlesWithin = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    clock = setTimeout(() => resolve(false), ms);
  });
  const done = work.then(
    () => true,
    () => true,
  );
  const ended = await Promise.race([done, late]);
  clearTimeout(clock);
  return ended;
};
