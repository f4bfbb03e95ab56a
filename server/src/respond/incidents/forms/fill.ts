/** Fills in the placeholders of a text: names in double braces. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
