import type { Content, Node, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** A document as data, so that it can be sent to the rendering worker. */
export interface PdfDocument {
  readonly title: string;
  /** BCP 47; English as in India by default. */
  readonly language?: string;
  /** At the foot of every page, before its number. */
  readonly footer: string;
  readonly content: readonly Content[];
}

export type { Content, Node, TDocumentDefinitions };
