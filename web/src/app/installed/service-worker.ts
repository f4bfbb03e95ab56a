/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/**
 * The installed application: its files, stored when it was last updated. It answers for files and screens only; data of the API never pass
 * through here. A new version waits until all windows are closed or a person chooses it (`stored-version.ts`).
 */
declare const self: ServiceWorkerGlobalScope;
declare const __STORED_FILES__: readonly { readonly url: string; readonly revision: string | null }[];
declare const __SCREEN_PATHS__: readonly string[];
/** The server writes it before this file: the page's security policy is stored with the page and changes with the server's settings. */
declare const pagePolicy: string | undefined;

const page = '/index.html';
const policy = typeof pagePolicy === 'string' ? pagePolicy : '';

// Before the route of whole files: the base map is one archive, read in ranges.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.headers.has('range'),
  async ({ request }) => {
    const whole = await matchPrecache(request.url);
    return whole === undefined ? fetch(request) : createPartialResponse(request, whole);
  },
);

precacheAndRoute(
  __STORED_FILES__.map(({ url, revision }) => ({ url, revision: url === page ? `${revision}-${policy}` : revision })),
  // Nothing but the files themselves: an address without a screen gets the server's 404.
  { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] },
);
cleanupOutdatedCaches();

const openPage = createHandlerBoundToURL(page);
const screens = __SCREEN_PATHS__.map((path) => new RegExp(`^${path}(/[^/]*)?/?(\\?|$)`, 'i'));
registerRoute(new NavigationRoute(openPage, { allowlist: screens }));

self.addEventListener('message', ({ data }) => {
  if (data === 'use-new-version') void self.skipWaiting();
});
