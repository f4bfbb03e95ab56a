import { Readable } from 'node:stream';
import { idempotencyHeader, incidentResponseRoutes } from '@hazardguard/contract';
import type { Feature } from '../../../platform/http/feature.ts';
import { handle } from '../../../platform/http/handle.ts';
import { openImageSanitiser } from '../../../register/site-images/image-sanitiser.ts';
import { findIncident } from '../store.ts';
import { addToRollCall, attachChecklist, handOver, logPhoneCall, logRadio, markRollCall, saveAccidentReport, setTask } from './act.ts';
import { attachFile, openFile, withdrawFile } from './attachments.ts';
import { openPdfInspector } from './pdf-inspector.ts';
import { readAttachment } from './read-attachment.ts';

/** Browsers may cache a file for a day, because a stored file never changes. */
const cacheS = 24 * 60 * 60;

/** An ASCII file name for every browser, with the exact name beside it (RFC 6266). */
const formatDisposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`;

export const incidentResponse: Feature = (app, { database, files }) => {
  const sanitiseImage = openImageSanitiser();
  const inspector = openPdfInspector();
  app.addHook('onClose', () => inspector.close());
  const routes = incidentResponseRoutes;

  handle(app, routes.checklist, ({ params, body, account }) => attachChecklist(database, params.id, params.hazard, body.attached, account));
  handle(app, routes.addTask, ({ params, body, account, request }) =>
    setTask(database, params.id, null, body, account, request.headers[idempotencyHeader]),
  );
  handle(app, routes.changeTask, ({ params, body, account }) => setTask(database, params.id, params.task, body, account));
  handle(app, routes.role, ({ params, body: { holder, why }, account }) =>
    handOver(database, params.id, params.role, { holder, why: why?.trim() || null }, account),
  );
  handle(app, routes.addPeople, ({ params, body, account, request }) =>
    addToRollCall(database, params.id, body, account, request.headers[idempotencyHeader]),
  );
  handle(app, routes.markPeople, ({ params, body, account }) => markRollCall(database, params.id, body, account));
  handle(app, routes.radio, ({ params, body, account }) => logRadio(database, params.id, body, account));
  handle(app, routes.phoneCall, ({ params, body, account }) => logPhoneCall(database, params.id, body, account));
  handle(app, routes.attach, async ({ params, query, body, request, account }) => {
    await findIncident(database, params.id);
    const file = await readAttachment(body, request.headers['content-type'], { sanitiseImage, inspect: inspector.inspect });
    return attachFile({ database, files }, params.id, file, query, account);
  });
  handle(app, routes.attachment, async ({ params, query, reply }) => {
    const { name, mediaType, bytes } = await openFile({ database, files }, params.id, params.attachment, query.size);
    reply
      .header('content-type', mediaType)
      .header('content-length', bytes.byteLength)
      // Only re-encoded pictures are shown inline; an uploaded document never opens as a page of this site.
      .header('content-disposition', formatDisposition(mediaType === 'image/jpeg' ? 'inline' : 'attachment', name))
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('cache-control', `private, max-age=${cacheS}`);
    return Readable.from([bytes]);
  });
  handle(app, routes.withdraw, ({ params, body, account }) => withdrawFile(database, params.id, params.attachment, body.why, account));
  handle(app, routes.saveReport, ({ params, body, account }) => saveAccidentReport(database, params.id, body, account));
};
