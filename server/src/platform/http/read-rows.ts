/** One row in an answer. */
export interface ReadRow {
  readonly thing: string;
  readonly id: string;
}

const isRow = (value: object): value is { readonly id: string | number } =>
  'id' in value && (typeof value.id === 'string' || typeof value.id === 'number');

/**
 * The rows of an answer: everything in it that has an id. A row is named after its list; rows of a page, and the answer itself,
 * after the subject of the call.
 */
export const readRows = (answer: unknown, about: string): readonly ReadRow[] => {
  const found = new Map<string, ReadRow>();
  const walk = (value: unknown, thing: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) walk(one, thing);
      return;
    }
    if (isRow(value)) found.set(`${thing} ${value.id}`, { thing, id: String(value.id) });
    for (const [name, part] of Object.entries(value)) walk(part, name === 'rows' ? about : name);
  };
  walk(answer, about);
  return [...found.values()];
};

/** An empty list has no row; an answer without a list (a sum, a file) may contain some. */
export const isEmptyList = (answer: unknown): boolean => {
  if (typeof answer !== 'object' || answer === null) return false;
  const lists = Array.isArray(answer) ? [answer] : Object.values(answer).filter((value): value is unknown[] => Array.isArray(value));
  return lists.length > 0 && lists.every((list) => list.length === 0);
};
