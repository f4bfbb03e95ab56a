/** The way back from a stored version that does not work: its files are removed, and the page starts from the server. Data saved for use without a network stay. */
export const dropStoredVersion = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith('workbox-')) await caches.delete(name);
  window.location.reload();
};
