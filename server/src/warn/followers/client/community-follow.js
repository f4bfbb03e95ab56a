// Turns notifications on for this browser and keeps its subscription at the server current. The pages work without this script.
(() => {
  const storageKey = 'hazardguard-follow';
  const card = document.getElementById('device');
  if (!card) return;
  const { vapid, place, lang, token, unsupported, blocked, failed, wait } = card.dataset;
  const status = document.getElementById('device-status');
  const button = document.getElementById('device-button');
  const own = document.getElementById('device-own');

  const showStatus = (text) => {
    if (status) status.textContent = text;
  };
  const remember = (value) => {
    try {
      if (value) localStorage.setItem(storageKey, value);
      else localStorage.removeItem(storageKey);
    } catch {
      // Storage is switched off: the token is only in the address of the page.
    }
  };
  const readRemembered = () => {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return null;
    }
  };
  const buildManagePath = (value) => `/Community/follow/manage?token=${encodeURIComponent(value)}&lang=${encodeURIComponent(lang)}`;

  const callApi = async (method, path, body) => {
    await fetch('/api/session');
    const xsrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(xsrf) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  };
  const decodeKey = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
  const hasSameKey = (subscription) => {
    const theirs = subscription.options?.applicationServerKey;
    return !theirs || new Uint8Array(theirs).join() === decodeKey(vapid).join();
  };
  // The page's Trusted Types policy allows only this script address.
  const workerAddress = '/community-sw.js';
  const policy = window.trustedTypes?.createPolicy('hazardguard', {
    createScriptURL: (address) => (address === workerAddress ? address : null),
  });
  const register = async () => {
    const made = await navigator.serviceWorker.register(policy?.createScriptURL(workerAddress) ?? workerAddress, { scope: '/Community' });
    const worker = made.installing ?? made.waiting;
    if (!made.active && worker) {
      await new Promise((resolve) => {
        worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
        if (worker.state === 'activated') resolve();
      });
    }
    return made;
  };
  const subscribe = async () => {
    const { pushManager } = await register();
    const before = await pushManager.getSubscription();
    if (before && hasSameKey(before)) return before;
    if (before) await before.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decodeKey(vapid) });
  };

  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

  const follow = async () => {
    button.disabled = true;
    showStatus(wait);
    try {
      if ((await Notification.requestPermission()) !== 'granted') return showStatus(blocked);
      const subscription = await subscribe();
      const answer = await callApi('POST', '/api/follow/push', { subscription, language: lang, place: JSON.parse(place) });
      remember(answer.token);
      location.assign(buildManagePath(answer.token));
    } catch {
      showStatus(failed);
    } finally {
      button.disabled = false;
    }
  };
  /** On the manage page of this browser: sends the current subscription, and unsubscribes the browser when the follower stops. */
  const renewSubscription = async () => {
    remember(token);
    const form = document.getElementById('stop-form');
    form?.addEventListener('submit', () => {
      remember(null);
      void navigator.serviceWorker
        ?.getRegistration('/Community')
        .then((found) => found?.pushManager.getSubscription().then((now) => now?.unsubscribe()));
    });
    if (!isSupported || Notification.permission !== 'granted') return showStatus(isSupported ? blocked : unsupported);
    try {
      await callApi('PUT', `/api/follow/own/${token}/subscription`, { subscription: await subscribe() });
    } catch {
      showStatus(failed);
    }
  };

  if (token) {
    void renewSubscription();
    return;
  }
  const before = readRemembered();
  if (before && own) {
    own.href = buildManagePath(before);
    own.hidden = false;
    card.hidden = false;
  }
  if (!isSupported) return showStatus(unsupported);
  if (Notification.permission === 'denied') return showStatus(blocked);
  showStatus('');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => void follow());
})();
