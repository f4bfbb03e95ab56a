import { type CurrentSituation, incidentOrigins, incidentViewIds, shiftLimits, stakeholderGroups } from '@hazardguard/contract';
import { isLanguage, type Language } from '@hazardguard/i18n/languages';
import { useSyncExternalStore } from 'react';
import { toKeptCall } from '../../data/client.ts';
import { canUnlock, currentKey, readVault } from '../../data/offline/vault.ts';
import { queryClient } from '../../data/query.ts';
import { receptorRadiusM } from '../../data/site-queries.ts';
import { nearRadiusM } from '../../respond/site/near-query.ts';
import { orderSites, type RankedSite } from './order-sites.ts';
import { PackFetcher, type PackProgress } from './pack-fetcher.ts';
import { keepTiles } from './pack-tiles.ts';

/**
 * What a person works with without a network, fetched ahead at the addresses that the screens ask. In the order in which a leak needs it:
 * a device that loses the network in between has the first things first.
 */
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Sites with everything of theirs; of the others the lists, positions and names are kept. */
const mostSites = 100;
/** Sites whose telephone numbers are fetched ahead, of which each reading is recorded. */
const mostCallLists = 20;
/** Most rows of a page of the API. */
const pageSize = 100;
const mostRecords = 30;

type Id = { readonly params: { readonly path: { readonly id: number } } };
const toPath = (id: number): Id => ({ params: { path: { id } } });
const toTextPath = (id: string) => ({ params: { path: { id } } });

const readLanguage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
};

/** Where this device is, if the person has allowed the application to know. */
const findDevice = async (): Promise<GeolocationCoordinates | undefined> => {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  if (permission?.state !== 'granted') return undefined;
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(undefined),
      { maximumAge: hourMs, timeout: 5_000 },
    ),
  );
};

const common = [
  toKeptCall('/api/session'),
  toKeptCall('/api/system'),
  toKeptCall('/api/drills-now'),
  toKeptCall('/api/chemicals'),
  toKeptCall('/api/industries/points'),
  toKeptCall('/api/stakeholders'),
  toKeptCall('/api/escalations'),
  toKeptCall('/api/rmp-tables'),
  toKeptCall('/api/alert-templates'),
  toKeptCall('/api/public-alerts'),
];

const fetchIncidents = async (pack: PackFetcher): Promise<void> => {
  const open = new Set<string>();
  for (const origin of incidentOrigins)
    for (const view of incidentViewIds) {
      const rows = await pack.pages((page) => toKeptCall('/api/incidents', { params: { query: { page, pageSize, origin, view } } }), {
        most: 2,
      });
      for (const { id, state } of rows) if (state !== 'Resolved' && state !== 'Closed') open.add(id);
    }
  for (const id of [...open].slice(0, mostRecords)) {
    const card = await pack.get(toKeptCall('/api/incidents/{id}', toTextPath(id)));
    await pack.all([
      toKeptCall('/api/incidents/{id}/escalation', toTextPath(id)),
      ...(card?.runs ?? []).slice(0, 3).map((run) => toKeptCall('/api/runs/{id}', toTextPath(run.id))),
    ]);
  }
  pack.leaveOut(Math.max(0, open.size - mostRecords));
};

const fetchAlerts = async (pack: PackFetcher): Promise<void> => {
  const list = await pack.get(toKeptCall('/api/alerts', { params: { query: { limit: pageSize } } }));
  const open = (list?.alerts ?? []).filter(({ state }) => state !== 'cancelled');
  for (const { id } of open.slice(0, mostRecords))
    await pack.all([
      toKeptCall('/api/alerts/{id}', toTextPath(id)),
      toKeptCall('/api/alerts/{id}/history', toTextPath(id)),
      toKeptCall('/api/alerts/{id}/times', toTextPath(id)),
      toKeptCall('/api/alerts/{id}/reach', toTextPath(id)),
      toKeptCall('/api/alerts/{id}/preview', toTextPath(id)),
      toKeptCall('/api/alerts/{id}/escalation', toTextPath(id)),
    ]);
  pack.leaveOut(Math.max(0, open.length - mostRecords));
};

/** Each reading of contacts is recorded: once a day. */
const fetchContacts = async (pack: PackFetcher, everyMs: number): Promise<void> => {
  for (const group of stakeholderGroups) {
    await pack.pages(
      (page) => toKeptCall('/api/stakeholders/{group}/members', { params: { path: { group }, query: { page, pageSize } } }),
      {
        everyMs,
      },
    );
    await pack.get(
      toKeptCall('/api/stakeholders/{group}/rota', { params: { path: { group }, query: { days: shiftLimits.usualView } } }),
      everyMs,
    );
  }
};

/** Once a day, as the contacts, and only where this device may keep them. */
const fetchCallLists = async (pack: PackFetcher, sites: readonly RankedSite[], everyMs: number): Promise<void> => {
  const { device } = readVault();
  if (device === undefined || !canUnlock(device)) return;
  await pack.all(
    sites.slice(0, mostCallLists).map(({ id }) => toKeptCall('/api/industries/{id}/call-list', toPath(id))),
    everyMs,
  );
};

/** The footprint first, then what is around, then what is known of the site. */
const fetchSite = async (pack: PackFetcher, site: RankedSite, chemicals: Set<string>): Promise<void> => {
  const { id, latitude, longitude } = site;
  const items = await pack.pages((page) =>
    toKeptCall('/api/industries/{id}/inventory', {
      params: { path: { id }, query: { page, pageSize, sort: 'substanceName', direction: 'asc' } },
    }),
  );
  const stored = new Set(items.flatMap(({ chemicalId }) => chemicalId ?? []));
  const fresh = [...stored].filter((chemical) => !chemicals.has(chemical));
  for (const chemical of fresh) chemicals.add(chemical);
  const at = latitude === null || longitude === null ? undefined : { latitude, longitude };
  await pack.all([toKeptCall('/api/industries/{id}', toPath(id)), toKeptCall('/api/industries/{id}/standing-footprint', toPath(id))]);
  await pack.all(
    fresh.map((chemical) => toKeptCall('/api/chemicals/{chemical}', { params: { path: { chemical } } })),
    dayMs,
  );
  if (at !== undefined) {
    await pack.all([toKeptCall('/api/weather', { params: { query: at } }), toKeptCall('/api/weather/forecast', { params: { query: at } })]);
    await pack.all(
      [
        toKeptCall('/api/receptors', { params: { query: { ...at, radiusM: receptorRadiusM } } }),
        toKeptCall('/api/receptors', { params: { query: { ...at, radiusM: nearRadiusM } } }),
        toKeptCall('/api/receptors/nearest', { params: { query: at } }),
      ],
      6 * hourMs,
    );
    await pack.get(toKeptCall('/api/population/grid', { params: { query: at } }), dayMs);
  }
  await pack.all([
    toKeptCall('/api/industries/{id}/worst-cases', toPath(id)),
    toKeptCall('/api/industries/{id}/standing', toPath(id)),
    toKeptCall('/api/industries/{id}/changed-conditions', { params: { path: { id }, query: { page: 1 } } }),
    toKeptCall('/api/industries/{id}/fires', toPath(id)),
    toKeptCall('/api/sensors', { params: { query: { industryId: id } } }),
    toKeptCall('/api/duties', { params: { query: { industryId: id, scope: 'site', pageSize: 20 } } }),
    toKeptCall('/api/duties', { params: { query: { industryId: id, pageSize: 20 } } }),
    toKeptCall('/api/industries/{id}/drill-templates', { params: { path: { id }, query: { language: readLanguage() } } }),
  ]);
  const runs = await pack.get(toKeptCall('/api/runs', { params: { query: { industryId: id, limit: pageSize } } }));
  const [newest] = runs?.runs ?? [];
  // A stored run never changes.
  if (newest !== undefined) await pack.get(toKeptCall('/api/runs/{id}', toTextPath(newest.id)), 30 * dayMs);
};

const fetchSites = async (
  pack: PackFetcher,
  situation: CurrentSituation | undefined,
  { chemicals, everyMs }: { readonly chemicals: Set<string>; readonly everyMs: number },
): Promise<readonly RankedSite[]> => {
  const [sites, index, at] = await Promise.all([
    pack.pages((page) => toKeptCall('/api/industries', { params: { query: { page, pageSize } } })),
    pack.get(toKeptCall('/api/vulnerability-index')),
    findDevice(),
  ]);
  const focus = Number(new URLSearchParams(window.location.search).get('industry'));
  // An answer that an earlier version has kept has no states.
  const names = new Set(situation?.siteStates?.rows.map(({ industryName }) => industryName));
  const now = [focus, ...sites.filter(({ industryName }) => names.has(industryName)).map(({ id }) => id)];
  const reachM = new Map((index?.sites ?? []).map(({ id, values }) => [id, values.reach]));
  const ordered = orderSites(sites, { now, at, reachM });
  const chosen = ordered.slice(0, mostSites);
  await fetchCallLists(pack, chosen, everyMs);
  for (const site of chosen) await fetchSite(pack, site, chemicals);
  pack.leaveOut(ordered.length - chosen.length);
  return chosen;
};

/** Registers and reading: the same for a day. */
const fetchLibrary = async (pack: PackFetcher, chemicals: ReadonlySet<string>, everyMs: number): Promise<void> => {
  const language = readLanguage();
  await pack.all(
    [
      toKeptCall('/api/training', { params: { query: { language } } }),
      toKeptCall('/api/training/attempts'),
      toKeptCall('/api/escalation-chains'),
      toKeptCall('/api/clusters/gujarat'),
      toKeptCall('/api/population/coverage'),
      toKeptCall('/api/duties/districts'),
      toKeptCall('/api/account'),
    ],
    everyMs,
  );
  await pack.pages((page) => toKeptCall('/api/duties', { params: { query: { page, pageSize } } }), { most: 5 });
  const drills = await pack.get(toKeptCall('/api/drills', { params: { query: { limit: pageSize } } }));
  const coming = (drills?.drills ?? []).filter(({ state }) => state === 'planned' || state === 'running').slice(0, mostRecords);
  await pack.all(coming.map(({ id }) => toKeptCall('/api/drills/{id}', toPath(id))));
  await pack.pages((page) => toKeptCall('/api/receptors/register', { params: { query: { page, pageSize } } }), { most: 20, everyMs });
  await pack.pages((page) => toKeptCall('/api/chemical-types', { params: { query: { page, pageSize } } }), { everyMs });
  for (const chemical of chemicals)
    await pack.pages(
      (page) => toKeptCall('/api/chemical-types/{chemical}/stock', { params: { path: { chemical }, query: { page, pageSize } } }),
      { most: 3, everyMs },
    );
  const library = await pack.get(toKeptCall('/api/chemicals'));
  await pack.all(
    (library?.chemicals ?? []).map(({ id }) => toKeptCall('/api/chemicals/{chemical}', { params: { path: { chemical: id } } })),
    everyMs,
  );
};

const fetchAll = async (pack: PackFetcher, isAsked: boolean): Promise<void> => {
  const everyMs = isAsked ? 0 : dayMs;
  const chemicals = new Set<string>();
  const situation = await pack.get(toKeptCall('/api/current-situation'));
  await pack.all(common);
  await Promise.all([fetchIncidents(pack), fetchAlerts(pack), fetchContacts(pack, everyMs)]);
  const sites = await fetchSites(pack, situation, { chemicals, everyMs });
  await fetchLibrary(pack, chemicals, everyMs);
  const layers = await pack.get(toKeptCall('/api/map/layers'));
  if (layers !== undefined) await keepTiles(pack, layers, sites);
};

interface PackState {
  /** Undefined: nothing was fetched ahead in this window. */
  readonly progress: PackProgress | undefined;
  readonly isRunning: boolean;
}

let state: PackState = { progress: undefined, isRunning: false };
const listeners = new Set<() => void>();
const change = (next: PackState): void => {
  state = next;
  for (const notify of listeners) notify();
};
const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};
export const usePack = (): PackState => useSyncExternalStore(subscribe, () => state);

let current: Promise<unknown> | undefined;

/**
 * Fetches everything; one at a time in this window. Failures are counted: the rest is fetched all the same, until the server cannot be
 * reached. @param isAsked by the person: also what was fetched within the last day
 */
export const fetchPack = (isAsked = true): Promise<unknown> => {
  const whose = currentKey()?.personId;
  const pack = new PackFetcher(
    (progress) => change({ progress, isRunning: true }),
    () => whose === undefined || currentKey()?.personId !== whose,
  );
  current ??= fetchAll(pack, isAsked).finally(() => {
    current = undefined;
    change({ progress: pack.progress, isRunning: false });
    void queryClient.invalidateQueries({ queryKey: ['kept'] });
  });
  return current;
};
