import { z } from 'zod';
import { roundPeople } from '../register/people-inside.ts';
import type { AreaPopulation } from '../register/population.ts';

const movedVillage = z.object({
  code: z.string().nullable(),
  name: z.string(),
  /** Of its people those inside, after the change; released: before. Two significant digits. */
  people: z.number().min(0),
});

/** Whom an update adds, releases or moves between the two areas, compared with the message that is public. */
export const areaChange = z.object({
  adds: z.array(movedVillage),
  releases: z.array(movedVillage),
  toActNow: z.array(movedVillage),
  toBeReady: z.array(movedVillage),
  /** Villages and wards were recorded inside before or after: without them nobody can be named. */
  isKnown: z.boolean(),
  /** False: one of the areas has more villages than are listed. */
  isComplete: z.boolean(),
});
export type AreaChange = z.infer<typeof areaChange>;
export type MovedVillage = AreaChange['adds'][number];

/** The lists of a change, in the order in which they are named. */
export const areaMoves = ['adds', 'releases', 'toActNow', 'toBeReady'] as const;

type Counted = Pick<AreaPopulation, 'villages' | 'villagesOmitted'> & Partial<Pick<AreaPopulation, 'actNow'>>;
type Named = Pick<MovedVillage, 'code' | 'name'>;

const toKey = ({ code, name }: Named): string => JSON.stringify([code, name]);
const toKeys = (villages: readonly Named[]): ReadonlySet<string> => new Set(villages.map(toKey));

/** Compares the villages of two areas. An area without an act-now area warns all of its villages of the same. */
export const findAreaChange = (before: Counted | null, after: Counted | null): AreaChange => {
  const [earlier, later] = [before?.villages ?? [], after?.villages ?? []];
  const [wereInside, areInside] = [toKeys(earlier), toKeys(later)];
  const [didAct, doAct] = [toKeys(before?.actNow?.villages ?? earlier), toKeys(after?.actNow?.villages ?? later)];
  const list = (villages: Counted['villages'], isMoved: (key: string) => boolean): MovedVillage[] =>
    villages.filter((village) => isMoved(toKey(village))).map(({ code, name, people }) => ({ code, name, people: roundPeople(people) }));
  return {
    adds: list(later, (key) => !wereInside.has(key)),
    releases: list(earlier, (key) => !areInside.has(key)),
    toActNow: list(later, (key) => wereInside.has(key) && !didAct.has(key) && doAct.has(key)),
    toBeReady: list(later, (key) => wereInside.has(key) && didAct.has(key) && !doAct.has(key)),
    isKnown: earlier.length + later.length > 0,
    isComplete: (before?.villagesOmitted ?? 0) + (after?.villagesOmitted ?? 0) === 0,
  };
};

/** True: no village is added, released or moved. */
export const isUnmoved = (change: AreaChange): boolean => areaMoves.every((move) => change[move].length === 0);
