import type { Answer, Change, ChangeStore, Waiting } from './change.ts';
import { makeOutbox, type Outbox } from './outbox.ts';

/**
 * Random schedules of the outbox: three devices with two windows each write to one server while requests and answers are lost or late,
 * windows are killed, clocks jump and the server fails. A schedule is given by its seed and needs no browser. Only the store, the network
 * and the server are models; the outbox is the one that ships.
 */

/** Mulberry32 (T. Ettinger, public domain). */
const makeRandom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

class Killed extends Error {}

/** All waiting ends when the scheduler chooses it, in random order. What a killed window waits for never ends. */
const makeScheduler = (random: () => number) => {
  let steps: { readonly go: () => void; readonly isDead: () => boolean }[] = [];
  return {
    pause: (isDead: () => boolean): Promise<void> => new Promise((resolve) => steps.push({ go: resolve, isDead })),
    /** One step; false: nobody waits. */
    step: async (): Promise<boolean> => {
      steps = steps.filter(({ isDead }) => !isDead());
      const [chosen] = steps.splice(Math.floor(random() * steps.length), 1);
      chosen?.go();
      // Everything that follows from it without waiting.
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
      return chosen !== undefined;
    },
  };
};

interface Note {
  readonly incident: string;
  readonly text: string;
}

/** A server with an incident log, a register with row versions, and the memory of keys. */
const makeServer = (random: () => number) => {
  const answers = new Map<string, Answer>();
  const notes: Note[] = [];
  const row = { version: 1, value: 'start', history: ['start'] };
  let incidents = 0;
  /** Numbers of incidents by the ids that devices have given. */
  const given = new Map<string, string>();
  const respond = (status: number, body: unknown): Answer => ({ status, text: JSON.stringify(body) });
  const refuse = (status: number, code: string): Answer => respond(status, { error: { code, message: code } });

  const act = ({ address, body = '{}' }: Change): Answer => {
    const read = JSON.parse(body) as {
      readonly text?: string;
      readonly version?: number;
      readonly value?: string;
      readonly givenId?: string;
    };
    if (address === '/api/incidents') {
      incidents += 1;
      if (read.givenId !== undefined) given.set(read.givenId, `INC${String(incidents).padStart(6, '0')}`);
      notes.push({ incident: `INC${String(incidents).padStart(6, '0')}`, text: read.text ?? '' });
      return respond(201, { id: `INC${String(incidents).padStart(6, '0')}` });
    }
    if (address === '/api/industries/1') {
      if (read.version !== row.version) return refuse(409, 'edited-meanwhile');
      row.version += 1;
      row.value = read.value ?? '';
      row.history.push(row.value);
      return respond(200, { version: row.version });
    }
    const incident = /^\/api\/incidents\/([^/]+)\/notes$/.exec(address)?.[1] ?? '';
    if (!/^INC\d{6}$/.test(incident) || Number(incident.slice(3)) > incidents) return refuse(404, 'not-found');
    notes.push({ incident, text: read.text ?? '' });
    return respond(201, { id: notes.length });
  };
  return {
    notes,
    row,
    given,
    handle: (change: Change): Answer => {
      const chance = random();
      if (chance < 0.03) return refuse(503, 'unavailable');
      if (chance < 0.04) return refuse(401, 'not-signed-in');
      const place = `${change.personId} ${change.key}`;
      const before = answers.get(place);
      if (before !== undefined) return before;
      const answer = act(change);
      // A refused call is forgotten: nothing was done.
      if (answer.status < 400) answers.set(place, answer);
      return answer;
    },
  };
};

/** What survives a kill: written rows. A write that was under way is there or not. */
const makeDisk = () => {
  const rows = new Map<number, Change>();
  const ids = new Map<string, string>();
  /** What was stored ever, in order, and what the server refused once: its person sends that later. */
  const stored: string[] = [];
  /** Ids that the device has given to what it stored: only these can be referred to. */
  const given: string[] = [];
  const refused = new Set<string>();
  /** Refused while its form was open. */
  const returned = new Set<string>();
  let next = 1;
  return { rows, ids, stored, given, refused, returned, newOrder: () => next++ };
};
type Disk = ReturnType<typeof makeDisk>;

/** Each change of a schedule has a text of its own. */
const readText = ({ body = '{}' }: Change): string => {
  const { text, value } = JSON.parse(body) as { readonly text?: string; readonly value?: string };
  return text ?? value ?? '';
};

const makeStore = (disk: Disk, wait: () => Promise<void>): ChangeStore => ({
  add: async (change) => {
    await wait();
    const order = disk.newOrder();
    disk.rows.set(order, change);
    disk.stored.push(readText(change));
    if (change.made !== undefined) disk.given.push(change.made);
    await wait();
    return order;
  },
  list: async () => {
    await wait();
    return [...disk.rows].sort(([a], [b]) => a - b).map(([order, change]): Waiting => ({ order, change }));
  },
  put: async (order, change) => {
    await wait();
    if (disk.rows.has(order)) disk.rows.set(order, change);
    if (change.refusal !== undefined) disk.refused.add(readText(change));
    await wait();
  },
  remove: async (order, made) => {
    await wait();
    disk.rows.delete(order);
    if (made !== undefined) disk.ids.set(made.given, made.real);
    await wait();
  },
  learn: async (given, real) => {
    await wait();
    disk.ids.set(given, real);
    await wait();
  },
  ids: async () => {
    await wait();
    return new Map(disk.ids);
  },
});

/** Like the browser's locks: one window at a time, and the lock of a killed window is free. */
const makeLock = () => {
  const queue: { readonly isDead: () => boolean; readonly enter: () => void }[] = [];
  let holder: (typeof queue)[number] | undefined;
  const admit = (): void => {
    while (holder === undefined || holder.isDead()) {
      holder = queue.shift();
      if (holder === undefined) return;
      if (!holder.isDead()) {
        holder.enter();
        return;
      }
    }
  };
  return {
    admit,
    take: async <T>(isDead: () => boolean, work: () => Promise<T>): Promise<T> => {
      await new Promise<void>((enter) => {
        queue.push({ isDead, enter });
        admit();
      });
      try {
        return await work();
      } finally {
        if (holder?.isDead === isDead) {
          holder = undefined;
          admit();
        }
      }
    },
  };
};

interface Window {
  readonly outbox: Outbox;
  readonly kill: () => void;
}

/** Runs one schedule. Returns what is wrong at its end: nothing, if no change was lost, doubled or out of order. */
export const runSchedule = async (seed: number, steps = 400): Promise<readonly string[]> => {
  const random = makeRandom(seed);
  const chance = (share: number): boolean => random() < share;
  const scheduler = makeScheduler(random);
  const server = makeServer(random);
  let calm = false;

  const devices = Array.from({ length: 3 }, (_none, index) => {
    const disk = makeDisk();
    const lock = makeLock();
    const state = { connected: true, clockMs: 1_800_000_000_000, made: 0 };
    const person = `person ${index % 2}`;
    const windows: (Window | undefined)[] = [undefined, undefined];
    const announceAll: ((key: string, answer: Answer) => void)[] = [];
    const openWindow = (place: number): Window => {
      let dead = false;
      const isDead = () => dead;
      const wait = async (): Promise<void> => {
        await scheduler.pause(isDead);
        if (dead) throw new Killed();
      };
      const send = async (change: Change): Promise<Answer> => {
        await wait();
        if (!state.connected || (!calm && chance(0.1))) throw new Error('lost on the way');
        // The request travels by itself: it arrives even if its window is killed meanwhile.
        let arrived: Answer | undefined;
        const arrival = (async () => {
          if (!calm && chance(0.3)) await scheduler.pause(() => false);
          arrived = server.handle(change);
        })();
        await wait();
        if (!calm && chance(0.15)) throw new Error('answer lost');
        await arrival;
        if (!state.connected || arrived === undefined) throw new Error('answer lost');
        return arrived;
      };
      const resolve = async (given: string): Promise<string | undefined> => {
        await wait();
        if (!state.connected || (!calm && chance(0.1))) throw new Error('lost on the way');
        const real = server.given.get(given);
        await wait();
        if (!calm && chance(0.15)) throw new Error('answer lost');
        return real;
      };
      const outbox = makeOutbox({
        store: makeStore(disk, wait),
        send,
        resolve,
        exclusive: (work) => lock.take(isDead, work),
        now: () => state.clockMs,
        changed: () => undefined,
        announce: (key, answer) => {
          for (const [at, announce] of announceAll.entries()) if (at !== place) announce(key, answer);
        },
      });
      announceAll[place] = (key, answer) => void outbox.receive(key, answer).catch(() => undefined);
      return {
        outbox,
        kill: () => {
          dead = true;
          lock.admit();
        },
      };
    };
    for (const place of windows.keys()) windows[place] = openWindow(place);
    return { index, person, disk, state, windows, openWindow };
  });

  let serial = 0;
  /** The incident that each note is about, by the id of the device that made it. */
  const meant = new Map<string, string>();

  const submit = (device: (typeof devices)[number], change: Omit<Change, 'key' | 'personId' | 'atMs'>): void => {
    serial += 1;
    const whole = { ...change, key: `change-${serial}`, personId: device.person, atMs: device.state.clockMs };
    const { disk, windows } = device;
    // A killed window never answers: what it had stored is what counts. A refusal goes to the form, which keeps the text.
    windows[chance(0.5) ? 0 : 1]?.outbox.submit(whole).then(
      (outcome) => {
        if ('answer' in outcome && outcome.answer.status >= 400) disk.returned.add(readText(whole));
      },
      () => undefined,
    );
  };

  const act = (): void => {
    const device = devices[Math.floor(random() * devices.length)];
    if (device === undefined) return;
    const what = random();
    const name = `d${device.index}-${serial + 1}`;
    if (what < 0.15) {
      device.state.made += 1;
      const id = `INC-${device.index}${device.state.made.toString(16).toUpperCase().padStart(5, '0')}`;
      submit(device, { method: 'POST', address: '/api/incidents', body: JSON.stringify({ text: name, givenId: id }), made: id });
    } else if (what < 0.5) {
      // An incident of this device, or one of another device after an exchange between the two.
      const { given } = (chance(0.3) ? devices[Math.floor(random() * devices.length)] : undefined)?.disk ?? device.disk;
      const id = given[Math.floor(random() * given.length)];
      if (id === undefined) return;
      meant.set(name, id);
      submit(device, { method: 'POST', address: `/api/incidents/${id}/notes`, body: JSON.stringify({ text: name }) });
    } else if (what < 0.6) {
      submit(device, { method: 'PUT', address: '/api/industries/1', body: JSON.stringify({ version: server.row.version, value: name }) });
    } else if (what < 0.7) device.state.connected = !device.state.connected;
    else if (what < 0.8) {
      const place = chance(0.5) ? 0 : 1;
      device.windows[place]?.kill();
      device.windows[place] = device.openWindow(place);
    } else if (what < 0.85) device.state.clockMs += (random() - 0.5) * 40 * 86_400_000;
    else void device.windows[chance(0.5) ? 0 : 1]?.outbox.flush().catch(() => undefined);
  };

  for (let step = 0; step < steps; step += 1) {
    if (chance(0.3)) act();
    else await scheduler.step();
  }

  // The network is back, and each person settles what the server refused.
  calm = true;
  for (const device of devices) {
    device.state.connected = true;
    for (const window of device.windows) window?.kill();
    device.windows[0] = device.openWindow(0);
  }
  const settle = async (done: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 20_000 && !done(); turn += 1) if (!(await scheduler.step()) && done()) return;
  };
  const wrong: string[] = [];
  for (let round = 0; round < 60; round += 1) {
    for (const { disk, windows } of devices) {
      const window = windows[0];
      if (window === undefined) continue;
      for (const [order, change] of disk.rows) {
        if (change.refusal === undefined) continue;
        serial += 1;
        const key = change.refusal.code === 'too-old' ? change.key : `again-${serial}`;
        const next =
          change.refusal.code === 'edited-meanwhile'
            ? { ...change, key, body: JSON.stringify({ ...JSON.parse(change.body ?? '{}'), version: server.row.version }) }
            : { ...change, key };
        let edited = false;
        void window.outbox.edit(order, next).then(() => {
          edited = true;
        });
        await settle(() => edited);
      }
      let flushed = false;
      void window.outbox.flush().then(() => {
        flushed = true;
      });
      await settle(() => flushed);
    }
    if (devices.every(({ disk }) => disk.rows.size === 0)) break;
  }

  const written = [...server.notes.map(({ text }) => text), ...server.row.history.filter((value) => value !== 'start')];
  for (const { index, disk } of devices) {
    if (disk.rows.size > 0) wrong.push(`seed ${seed}: device ${index} still has ${disk.rows.size} changes`);
    for (const text of disk.stored) {
      const times = written.filter((found) => found === text).length;
      // A form may have closed right after it showed the refusal: then its person has sent the change from the outbox.
      if (times !== 1 && !(times === 0 && disk.returned.has(text))) wrong.push(`seed ${seed}: ${text} is at the server ${times} times`);
    }
    // Notes stand in each log in the order in which the device stored them, except those that its person settled later.
    const order = (text: string): number => disk.stored.indexOf(text);
    const own = server.notes.filter(({ text }) => order(text) >= 0 && !disk.refused.has(text));
    for (const [place, note] of own.entries()) {
      const later = own.slice(place + 1).find(({ incident, text }) => incident === note.incident && order(text) < order(note.text));
      if (later !== undefined) wrong.push(`seed ${seed}: ${later.text} stands after ${note.text}`);
    }
  }
  // A note is in the incident that its device meant, whichever device made that.
  for (const { text, incident } of server.notes) {
    const id = meant.get(text);
    if (id !== undefined && server.given.get(id) !== incident) wrong.push(`seed ${seed}: ${text} stands in another incident than ${id}`);
  }
  return wrong;
};
