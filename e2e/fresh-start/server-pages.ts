/** Pages that the server writes itself, which are no screens and not in the document; searches reach the bundled list of places. */
export const serverPages = (industryId: number): readonly string[] => [
  '/',
  '/Community?lang=en&embed=1',
  '/Community?lang=en&embed=1&place=Surat',
  '/Community?lang=en&embed=1&lat=21.63236&lng=72.99001',
  `/Community/poster?lang=en&site=${industryId}`,
  '/Community/archive?lang=en',
  '/Community/report?lang=en',
  '/Community/follow?lang=en&q=Surat',
  '/api/docs',
];
