import { type IncidentViewId, type incidentOrigins, incidentViewIds } from '@hazardguard/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Search } from '../../data/address.ts';
import { readIncidentId } from '../../register/incident-reference/read-incident-id.ts';

/** The entries of the side menu. */
export const menuEntries = ['create', ...incidentViewIds] as const;
export type MenuEntryId = (typeof menuEntries)[number];
type Origin = (typeof incidentOrigins)[number];

/** Tabs of a record, in the order of the keys 1 to 7. */
export const recordParts = ['log', 'tasks', 'people', 'files', 'map', 'reports', 'replay'] as const;
export type RecordPart = (typeof recordParts)[number];

export interface IncidentAddress {
  readonly origin: Origin;
  /** Menu entry: the form for a new incident, or a list. */
  readonly entry: MenuEntryId;
  /** The incident whose record is open. */
  readonly incident: string | undefined;
  /** The open tab of the record. */
  readonly part: RecordPart;
}

const defaultView: IncidentViewId = 'open';

/** Reads tab, menu entry and record from the address; invalid values are ignored. Detected incidents have no form. */
export const readAddress = (raw: Search): IncidentAddress => {
  const origin = raw.tab === 'detected' ? 'detected' : 'reported';
  const entry = menuEntries.find((candidate) => candidate === raw.view) ?? defaultView;
  const part = recordParts.find((candidate) => candidate === raw.part) ?? 'log';
  return {
    origin,
    entry: origin === 'detected' && entry === 'create' ? defaultView : entry,
    incident: readIncidentId(raw.incident),
    part,
  };
};

const writeAddress = ({ origin, entry, incident, part }: IncidentAddress): Search => ({
  tab: origin === 'detected' ? origin : undefined,
  view: entry === defaultView ? undefined : entry,
  incident,
  part: incident === undefined || part === 'log' ? undefined : part,
});

/** Another tab or list starts on its first page; opening a record keeps the state of the list for going back. */
export const useIncidentAddress = (): readonly [IncidentAddress, (change: Partial<IncidentAddress>) => void] => {
  const raw: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = readAddress(raw);
  const go = (change: Partial<IncidentAddress>): void => {
    const next = writeAddress({ ...address, incident: undefined, part: 'log', ...change });
    const isNewList = change.origin !== undefined || change.entry !== undefined;
    const search = ({ search: searchText, page, sort, direction, industry }: Search): Search => ({
      industry,
      ...(isNewList ? {} : { search: searchText, page, sort, direction }),
      ...next,
    });
    void navigate({ to: '.', search, resetScroll: change.incident !== undefined && change.part === undefined });
  };
  return [address, go];
};
