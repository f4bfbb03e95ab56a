import { z } from 'zod';
import { isoMoment, rowId, rowIdText } from '../wire/fields.ts';
import { route } from '../wire/route.ts';

/** What was stored of a withdrawn part, as one JSON document for each site. */
const siteDocument = z.object({
  id: rowId,
  industryId: rowId,
  industryName: z.string(),
  kind: z.enum(['risk-worksheet']),
  madeAt: isoMoment,
  /** Null in the list; by its id complete. */
  document: z.unknown().nullable(),
});
export type SiteDocument = z.infer<typeof siteDocument>;

export const siteDocumentRoutes = {
  list: route('GET', '/api/site-documents', 'listSiteDocuments', {
    tag: 'system',
    summary: 'Documents of sites that were made of withdrawn parts; one with its content by its id',
    permission: 'operations.read',
    scope: 'rows',
    query: z.object({ id: rowIdText.optional() }),
    answer: z.object({ documents: z.array(siteDocument) }),
  }),
} as const;
