// Shows a push message as one notification, text only; a press opens the page that it names, if that is one of ours, else the public one.
const buildPagePath = (lang) => `/Community?lang=${encodeURIComponent(lang)}`;
const findPagePath = (address, lang) => {
  const { origin } = self.location;
  if (!URL.canParse(address, origin)) return buildPagePath(lang);
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}` : buildPagePath(lang);
};

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data ? event.data.json() : {};
  } catch {
    // Not one of our messages. A notification must still be shown, or the browser shows its own.
  }
  const text = (value, otherwise) => (typeof value === 'string' && value !== '' ? value : otherwise);
  const lang = text(message.lang, 'en');
  event.waitUntil(
    self.registration.showNotification(text(message.title, 'HazardGuard'), {
      body: text(message.body, ''),
      tag: text(message.tag, 'hazardguard'),
      lang,
      renotify: true,
      requireInteraction: true,
      data: { path: message.url ? findPagePath(message.url, lang) : buildPagePath(lang) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data?.path ?? buildPagePath('en');
  event.waitUntil(self.clients.openWindow(address));
});
