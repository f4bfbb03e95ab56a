import { ApiError } from '@hazardguard/contract';
import { isLanguage } from '@hazardguard/i18n/languages';
import { servePage } from '../../../platform/html/serve-page.ts';
import type { Feature } from '../../../platform/http/feature.ts';
import { openPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { buildPosterDocument } from './poster-document.ts';
import { posterPage } from './poster-page.ts';
import { buildPosterAddress, findPosterSite } from './poster-site.ts';

/** Number of cached posters; the same one is often printed many times. */
const cacheSize = 50;

export const communityPoster: Feature = (app, { settings: { mode, publicUrl }, database }) => {
  servePage(app, mode, '/Community/poster', async ({ view, request }) => {
    const site = await findPosterSite(app, database, request, view.query.industry);
    return { page: posterPage(view, site, buildPosterAddress(publicUrl, request, view.language)), freshS: site === 'none' ? 300 : 0 };
  });

  const pdfRenderer = openPdfRenderer();
  app.addHook('onClose', () => pdfRenderer.close());
  const posters = new Map<string, Uint8Array>();
  app.get<{ Querystring: Record<string, unknown> }>(
    '/community/poster.pdf',
    { config: { permission: 'public', rateLimit: { max: 60, allowList: [] } } },
    async (request, reply) => {
      const { lang, industry } = request.query;
      const language = isLanguage(lang) ? lang : 'en';
      const site = await findPosterSite(app, database, request, typeof industry === 'string' ? industry : undefined);
      if (site === 'sign-in') throw new ApiError('not-signed-in', 'Sign in to print the poster of a plant');
      if (site === 'unknown') throw new ApiError('not-found', 'There is no such plant');
      const pdf = buildPosterDocument(language, site === 'none' ? null : site, buildPosterAddress(publicUrl, request, language));
      const key = JSON.stringify(pdf);
      const made = posters.get(key) ?? (await pdfRenderer.render(pdf));
      if (posters.size >= cacheSize) posters.clear();
      posters.set(key, made);
      return reply
        .headers({
          'cache-control': site === 'none' ? 'public, max-age=300' : 'private, no-store',
          'content-disposition': `inline; filename="hazardguard-poster-${language}.pdf"`,
        })
        .type('application/pdf')
        .send(Buffer.from(made));
    },
  );
};
