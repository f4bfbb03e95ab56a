import type { Content, Node, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** A document as data, so that it can cross to the worker that sets it. */
export interface PdfDocument {
  readonly title: string;
  /** BCP 47; English as written in India where it is not given. */
  readonly language?: string;
  /** At the foot of every page, before its number. */
  readonly footer: string;
  readonly content: readonly Content[];
}

export type { Content, Node, TDocumentDefinitions };
