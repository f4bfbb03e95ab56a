// Turns notifications on for this browser, and keeps what the server knows of it up to date. The pages work without this.
(() => {
  const kept = 'hazardguard-follow';
  const card = document.getElementById('device');
  if (!card) return;
  const { vapid, place, lang, token, unsupported, blocked, failed, wait } = card.dataset;
  const status = document.getElementById('device-status');
  const button = document.getElementById('device-button');
  const own = document.getElementById('device-own');

  const say = (text) => {
    if (status) status.textContent = text;
  };
  const remember = (value) => {
    try {
      if (value) localStorage.setItem(kept, value);
      else localStorage.removeItem(kept);
    } catch {
      // Storage is switched off: the address of the page is all there is.
    }
  };
  const remembered = () => {
    try {
      return localStorage.getItem(kept);
    } catch {
      return null;
    }
  };
  const manage = (value) => `/Community/follow/manage?token=${encodeURIComponent(value)}&lang=${encodeURIComponent(lang)}`;

  const ask = async (method, path, body) => {
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
  const keyOf = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
  const sameKey = (subscription) => {
    const theirs = subscription.options?.applicationServerKey;
    return !theirs || new Uint8Array(theirs).join() === keyOf(vapid).join();
  };
  // The page's policy starts no script that has not come through here.
  const workerAddress = '/community-sw.js';
  const policy = window.trustedTypes?.createPolicy('hazardguard', {
    createScriptURL: (address) => (address === workerAddress ? address : null),
  });
  const registration = async () => {
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
    const { pushManager } = await registration();
    const before = await pushManager.getSubscription();
    if (before && sameKey(before)) return before;
    if (before) await before.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyOf(vapid) });
  };

  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

  const follow = async () => {
    button.disabled = true;
    say(wait);
    try {
      if ((await Notification.requestPermission()) !== 'granted') return say(blocked);
      const subscription = await subscribe();
      const answer = await ask('POST', '/api/follow/push', { subscription, language: lang, place: JSON.parse(place) });
      remember(answer.token);
      location.assign(manage(answer.token));
    } catch {
      say(failed);
    } finally {
      button.disabled = false;
    }
  };
  /** On a page that manages this browser: its address may have changed since, and stopping ends it in the browser, too. */
  const keepUp = async () => {
    remember(token);
    const form = document.getElementById('stop-form');
    form?.addEventListener('submit', () => {
      remember(null);
      void navigator.serviceWorker
        ?.getRegistration('/Community')
        .then((found) => found?.pushManager.getSubscription().then((now) => now?.unsubscribe()));
    });
    if (!able || Notification.permission !== 'granted') return say(able ? blocked : unsupported);
    try {
      await ask('PUT', `/api/follow/own/${token}/subscription`, { subscription: await subscribe() });
    } catch {
      say(failed);
    }
  };

  if (token) {
    void keepUp();
    return;
  }
  const before = remembered();
  if (before && own) {
    own.href = manage(before);
    own.hidden = false;
    card.hidden = false;
  }
  if (!able) return say(unsupported);
  if (Notification.permission === 'denied') return say(blocked);
  say('');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => void follow());
})();
