declare module 'gettext-parser' {
  interface Entry {
    readonly msgctxt?: string;
    readonly msgid: string;
    readonly msgstr: readonly string[];
    readonly comments?: { readonly extracted?: string };
  }
  interface Document {
    readonly charset: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly translations: Readonly<Record<string, Readonly<Record<string, Entry>>>>;
  }
  export const po: { compile(document: Document): Uint8Array; parse(text: Uint8Array): Document };
}
