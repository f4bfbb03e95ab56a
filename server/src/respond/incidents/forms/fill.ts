/** A sentence with what belongs into its double braces. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
