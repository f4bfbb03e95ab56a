// Shows a push message as one notification, text only; a press opens the public page.
const buildPagePath = (lang) => `/Community?lang=${encodeURIComponent(lang)}`;

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
      data: { lang },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = buildPagePath(event.notification.data?.lang ?? 'en');
  event.waitUntil(self.clients.openWindow(address));
});
