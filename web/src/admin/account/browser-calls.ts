import type { Language } from '@hazardguard/i18n/languages';
import { api, readBody } from '../../data/client.ts';

/** The service worker of the Community pages also shows the calls of users; both have one subscription. */
const worker = { address: '/community-sw.js', scope: '/Community' } as const;
/** The Community pages find the follower of this browser by it. */
const storageKey = 'hazardguard-follow';

export const canShowCalls = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const decodeKey = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

const register = async (): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register(worker.address, { scope: worker.scope });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active === null && coming !== null) {
    await new Promise<void>((resolve) => {
      const check = (): void => {
        if (coming.state === 'activated') resolve();
      };
      coming.addEventListener('statechange', check);
      check();
    });
  }
  return registration;
};

const subscribe = async (key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> => {
  const { pushManager } = await register();
  const before = await pushManager.getSubscription();
  const theirs = before?.options.applicationServerKey;
  if (before !== null && theirs && new Uint8Array(theirs).join() === key.join()) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

const remember = (token: string): void => {
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // Storage is switched off: the Community page asks again.
  }
};

/** Makes this browser show the calls of the user who is signed in. False: notifications are blocked here. */
export const turnOnCalls = async (language: Language): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { webPushKey } = await readBody(api.GET('/api/follow'));
  if (webPushKey === null) throw new Error('This installation sends no notifications to browsers');
  const { endpoint = '', keys } = (await subscribe(decodeKey(webPushKey))).toJSON();
  const subscription = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  const { token } = await readBody(api.POST('/api/follow/push', { body: { subscription, language } }));
  remember(token);
  return true;
};
