/** Namespaces of screens that show texts of another file, too: `shared-texts.ts` says which. Apart from it, because the first page needs only these names. */
const sharedNamespaces = ['data-import', 'duties', 'incidents', 'stakeholders'] as const;
export type SharedNamespace = (typeof sharedNamespaces)[number];

export const isShared = (namespace: string): namespace is SharedNamespace => sharedNamespaces.some((name) => name === namespace);
