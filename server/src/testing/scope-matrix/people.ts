import type { Route, Scope, ScopedNoun, SignedInRole } from '@hazardguard/contract';
import type { MatrixSite, SiteState } from './sites.ts';

type Area = 'Bharuch' | 'Surat' | 'Raigad' | 'Gujarat' | 'Maharashtra';

export interface MatrixPerson {
  readonly name: string;
  readonly role: SignedInRole;
  /** An area, everything, or the sites in these states. */
  readonly covers: Area | 'all' | readonly SiteState[];
}

export const matrixPeople: readonly MatrixPerson[] = [
  { name: 'administrator', role: 'admin', covers: 'all' },
  { name: 'national', role: 'l3', covers: 'all' },
  { name: 'State of before', role: 'l2', covers: 'Gujarat' },
  { name: 'State of now', role: 'l2', covers: 'Maharashtra' },
  { name: 'district of before', role: 'l1', covers: 'Bharuch' },
  { name: 'district of now', role: 'l1', covers: 'Raigad' },
  { name: 'third district', role: 'l1', covers: 'Surat' },
  { name: 'team of before', role: 'imt', covers: 'Bharuch' },
  { name: 'team of now', role: 'imt', covers: 'Raigad' },
  { name: 'team of an incident', role: 'imt', covers: 'Surat' },
  { name: 'team of the State of now', role: 'imt', covers: 'Maharashtra' },
  { name: 'locality', role: 'l0', covers: ['stays'] },
  { name: 'site', role: 'plant', covers: ['stays'] },
  { name: 'moved site', role: 'plant', covers: ['moved'] },
  { name: 'site with a proposal', role: 'plant', covers: ['pending'] },
  { name: 'site elsewhere', role: 'plant', covers: ['elsewhere'] },
];

export const toScope = ({ role, covers }: MatrixPerson, sites: readonly MatrixSite[]): Scope => {
  if (covers === 'all') return { kind: 'all' };
  if (typeof covers === 'string') return { kind: covers === 'Gujarat' || covers === 'Maharashtra' ? 'state' : 'district', area: covers };
  const industryIds = sites.flatMap(({ state, rows }) => (covers.includes(state) ? [rows.industry] : []));
  return { kind: role === 'plant' ? 'site' : 'locality', industryIds };
};

/** Written by hand, independent of the predicates it checks (decision 0139): where each site is now, and where it was. */
const places: Readonly<
  Record<SiteState, { readonly now: readonly Area[]; readonly before: readonly Area[]; readonly proposed: readonly Area[] }>
> = {
  stays: { now: ['Bharuch', 'Gujarat'], before: ['Bharuch', 'Gujarat'], proposed: [] },
  elsewhere: { now: ['Raigad', 'Maharashtra'], before: ['Raigad', 'Maharashtra'], proposed: [] },
  moved: { now: ['Raigad', 'Maharashtra'], before: ['Bharuch', 'Gujarat'], proposed: ['Bharuch', 'Gujarat'] },
  deleted: { now: [], before: ['Bharuch', 'Gujarat'], proposed: [] },
  pending: { now: ['Bharuch', 'Gujarat'], before: ['Bharuch', 'Gujarat'], proposed: ['Raigad', 'Maharashtra'] },
};

/** What a person may see of a site: everything, what was made in their time, the proposal of its move, or nothing. */
export type Sight = 'site' | 'kept' | 'move' | 'none';

export const toSight = ({ covers }: MatrixPerson, state: SiteState): Sight => {
  if (covers === 'all') return 'site';
  const { now, before, proposed } = places[state];
  const reaches = (areas: readonly Area[]): boolean => typeof covers === 'string' && areas.includes(covers);
  if (reaches(now) || (typeof covers !== 'string' && covers.includes(state))) return 'site';
  if (reaches(before)) return 'kept';
  return reaches(proposed) ? 'move' : 'none';
};

const kept: ReadonlySet<ScopedNoun> = new Set(['run', 'alert', 'released-alert', 'incident', 'detection', 'drill']);

/** Whether a row exists for this person. */
export const maySee = (person: MatrixPerson, { state, isPublic }: MatrixSite, noun: ScopedNoun): boolean => {
  const sight = toSight(person, state);
  if (noun === 'released-alert' && isPublic) return true;
  // Of rows made before a move.
  if (noun === 'assessment-request') {
    const { before } = places[state];
    return person.covers === 'all' || (typeof person.covers === 'string' && before.includes(person.covers));
  }
  if (noun === 'site-move') return state !== 'deleted' && sight !== 'none';
  if (state === 'deleted' && !kept.has(noun)) return false;
  return kept.has(noun) ? sight === 'site' || sight === 'kept' : sight === 'site';
};

/** An incident opens the first site to its team; one that is closed opened the second. */
export const openedSites = { open: 'stays', closed: 'elsewhere' } as const satisfies Record<string, SiteState>;

/** Whether the incident opens this site to the person on this call. */
export const isOpened = ({ name }: MatrixPerson, { state }: MatrixSite, { opened }: Route): boolean =>
  opened === true && name === 'team of an incident' && state === openedSites.open;

/** Texts of a site that no answer of this call to this person may contain. */
export const listHiddenTexts = (person: MatrixPerson, site: MatrixSite, route: Route): readonly string[] => {
  if (isOpened(person, site, route)) return [];
  const { state, marks } = site;
  const ofSite = [`${marks.site} control room`, `${marks.rows} shed`, `${marks.rows} substance`];
  const later = [marks.later, state === 'moved' ? marks.newPosition : null].filter((text) => text !== null);
  switch (toSight(person, state)) {
    case 'site':
      return [];
    case 'kept':
      return [...ofSite, ...later];
    case 'move':
      return [...ofSite, marks.rows, ...later];
    default:
      return [marks.site, marks.rows, marks.position, ...(marks.newPosition === null ? [] : [marks.newPosition]), ...later];
  }
};
