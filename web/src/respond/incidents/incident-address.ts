import { type IncidentViewId, incidentId, type incidentOrigins, incidentViewIds } from '@hazardguard/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Search } from '../../data/address.ts';

/** The entries of the side menu. */
export const menuEntries = ['create', ...incidentViewIds] as const;
export type MenuEntryId = (typeof menuEntries)[number];
type Origin = (typeof incidentOrigins)[number];

/** The tabs of a record, in the order of the keys 1 to 7. */
export const recordParts = ['log', 'tasks', 'people', 'files', 'map', 'reports', 'replay'] as const;
export type RecordPart = (typeof recordParts)[number];

export interface IncidentAddress {
  readonly origin: Origin;
  /** What the menu shows: the form of a new incident, or a list. */
  readonly entry: MenuEntryId;
  /** The incident whose record is open. */
  readonly incident: string | undefined;
  /** What of the record is shown. */
  readonly part: RecordPart;
}

const usual: IncidentViewId = 'open';

/** The address as tab, entry of the menu and record; nonsense in it is left aside. A detected incident is made by no form. */
export const readAddress = (raw: Search): IncidentAddress => {
  const origin = raw.tab === 'detected' ? 'detected' : 'reported';
  const entry = menuEntries.find((candidate) => candidate === raw.view) ?? usual;
  const read = incidentId.safeParse(raw.incident);
  const part = recordParts.find((candidate) => candidate === raw.part) ?? 'log';
  return {
    origin,
    entry: origin === 'detected' && entry === 'create' ? usual : entry,
    incident: read.success ? read.data : undefined,
    part,
  };
};

const writeAddress = ({ origin, entry, incident, part }: IncidentAddress): Search => ({
  tab: origin === 'detected' ? origin : undefined,
  view: entry === usual ? undefined : entry,
  incident,
  part: incident === undefined || part === 'log' ? undefined : part,
});

/** Another tab or list starts with its own whole first page; opening a record keeps the list behind it for the way back. */
export const useIncidentAddress = (): readonly [IncidentAddress, (change: Partial<IncidentAddress>) => void] => {
  const raw: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = readAddress(raw);
  const go = (change: Partial<IncidentAddress>): void => {
    const next = writeAddress({ ...address, incident: undefined, part: 'log', ...change });
    const fresh = change.origin !== undefined || change.entry !== undefined;
    const search = ({ search: sought, page, sort, direction, industry }: Search): Search => ({
      industry,
      ...(fresh ? {} : { search: sought, page, sort, direction }),
      ...next,
    });
    void navigate({ to: '.', search, resetScroll: change.incident !== undefined && change.part === undefined });
  };
  return [address, go];
};
