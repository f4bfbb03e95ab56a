/** Address of a file of rows; empty values are left out. */
export const toFileAddress = (path: string, query: Readonly<Record<string, string>>): string => {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return given === '' ? path : `${path}?${given}`;
};
