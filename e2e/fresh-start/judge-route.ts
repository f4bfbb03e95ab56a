import { isAllowed, type Permission, type Role } from '@hazardguard/contract';

/** What one route answered to each role. */
export interface RouteAnswers {
  readonly id: string;
  readonly path: string;
  readonly permission: string;
  readonly statuses: Readonly<Partial<Record<Role, number>>>;
}

/** Routes that a fresh installation cannot answer with data: the documented refusal, and why. */
const refusedWhenFresh: Readonly<Record<string, { readonly status: number; readonly why: string }>> = {
  readMapTile: { status: 404, why: 'no map service with a key is set up' },
  readMapLayerTile: { status: 404, why: 'the samples hold features, which are tiles of another route, and no archive of tiles' },
  readSecurityTxt: { status: 404, why: 'no contact for security reports is set up' },
  verifyChannel: { status: 401, why: 'no channel whose provider reports is set up' },
};

/** Routes that answer only the person who has made the record; to the others it does not exist. */
const onlyOwn: ReadonlySet<string> = new Set(['readImportProgress']);

const isRead = (status: number): boolean => (status >= 200 && status < 300) || status === 304;

const judgeAnswer = ({ id, permission }: RouteAnswers, role: Role, status: number): string | null => {
  if (status >= 500) return `${status}`;
  if (!isAllowed(role, permission as Permission | 'public'))
    return [401, 403, 404].includes(status) ? null : `${status}, and this role may not read it`;
  const refusal = refusedWhenFresh[id];
  if (refusal !== undefined) return status === refusal.status ? null : `${status}, not ${refusal.status} because ${refusal.why}`;
  if (onlyOwn.has(id) && status === 404) return null;
  return isRead(status) ? null : `${status}, though this role may read it`;
};

/** Every fault of a route, one sentence each, with the role. */
export const judgeRoute = (route: RouteAnswers): readonly string[] => {
  const answers = Object.entries(route.statuses) as [Role, number][];
  const faults = answers.flatMap(([role, status]) => {
    const fault = judgeAnswer(route, role, status);
    return fault === null ? [] : [`GET ${route.path} as ${role}: ${fault}`];
  });
  const unread = refusedWhenFresh[route.id] === undefined && !answers.some(([, status]) => isRead(status));
  return unread ? [...faults, `GET ${route.path}: nobody could read it`] : faults;
};
