/** Reading a document of unknown shape by path, without trusting any of it. */
export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The member at a path such as `rupture.diameterM`; undefined where any part of it is missing. Own members only. */
export const memberAt = (document: Members, path: string): unknown => {
  let value: unknown = document;
  for (const name of path.split('.')) {
    if (!isMembers(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
};

/** A value as it may stand in a message: short, whatever it was. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'missing';
  const text =
    typeof value === 'string'
      ? `'${value}'`
      : typeof value === 'object'
        ? Array.isArray(value)
          ? 'a list'
          : value === null
            ? 'null'
            : 'an object'
        : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
