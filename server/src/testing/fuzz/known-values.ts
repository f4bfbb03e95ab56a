/** Values stored per name: the first ones, and the newest. */
const maxKnown = 6;

/** What a client has learnt, by name: ids from answers, so that later calls get past "not found". */
export interface KnownValues {
  /** By the name of a body's member or of a parameter of a path. */
  readonly of: (name: string) => readonly unknown[];
  /** By the part of the path before the parameter: `/api/runs/{id}` → `runs`. */
  readonly after: (path: string, parameter: string) => readonly unknown[];
  readonly learn: (path: string, answer: unknown) => void;
}

/** `industryId` of any answer is an id of `industries`. */
const collectionByField: Readonly<Record<string, string>> = {
  industryId: 'industries',
  inventoryItemId: 'inventory',
  incidentId: 'incidents',
  runId: 'runs',
  alertId: 'alerts',
  drillId: 'drills',
  detectionId: 'detections',
  injectId: 'injects',
  attachment: 'attachments',
};

/** The last part of a path that is not a parameter. */
const toShelf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
    .at(-1) ?? '';

export const makeKnownValues = (given: Readonly<Record<string, readonly unknown[]>>): KnownValues => {
  const values = new Map<string, unknown[]>(Object.entries(given).map(([name, list]) => [name, [...list]]));
  const add = (name: string, value: unknown): void => {
    const list = values.get(name) ?? [];
    if (list.includes(value)) return;
    if (list.length >= maxKnown) list.splice(maxKnown / 2, 1);
    list.push(value);
    values.set(name, list);
  };
  const learn = (path: string, answer: unknown): void => {
    if (typeof answer !== 'object' || answer === null) return;
    if (Array.isArray(answer)) {
      for (const one of answer.slice(0, 5)) learn(path, one);
      return;
    }
    for (const [name, value] of Object.entries(answer)) {
      const simple = typeof value === 'string' || typeof value === 'number';
      const shelf = name === 'id' ? toShelf(path) : collectionByField[name];
      if (simple && shelf !== undefined) add(shelf, value);
      if (simple && ['version', 'task', 'identifier', 'token', 'email', 'code'].includes(name)) add(name, value);
      // Rows of an answer are stored under the name of their list: `{ sensors: [{ id }] }`.
      if (typeof value === 'object') learn(Array.isArray(value) && !['rows', 'items'].includes(name) ? `/${name}` : path, value);
    }
  };
  return {
    of: (name) => [...(values.get(name) ?? []), ...(values.get(collectionByField[name] ?? '') ?? [])],
    after: (path, parameter) => {
      const before = toShelf(path.slice(0, path.indexOf(`{${parameter}}`)));
      return [...(values.get(before) ?? []), ...(values.get(parameter) ?? []), ...(values.get(collectionByField[parameter] ?? '') ?? [])];
    },
    learn,
  };
};
