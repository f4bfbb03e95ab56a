import type { ServerTexts } from './catalogues.gen.ts';
import type { Catalogues } from './shared-texts.ts';

export type Namespace = keyof Catalogues;

/** The namespaces of the server that residents and first responders read: complete in every language of the list. */
export const publicNamespaces = [
  'acknowledge-page',
  'alert-archive',
  'alert-messages',
  'alert-templates',
  'answer-page',
  'call-messages',
  'chemical-names',
  'community-page',
  'follow-messages',
  'follow-pages',
  'page-frame',
  'report-page',
  'report-words',
] as const satisfies readonly (keyof ServerTexts)[];
export type PublicNamespace = (typeof publicNamespaces)[number];

/** One namespace of the server in any language. */
export type ServerText<Name extends keyof ServerTexts> = ServerTexts[Name];

/** Every screen has a label, a title and a purpose. */
export type ScreenId = keyof Catalogues['shell']['screens'];
