import { lastWhere } from '../numerics/bisect.ts';
import type { GroundField } from '../types/pipeline.ts';

/** Heat whose reach is stated for a fire beside the zones, kW/m²: it burns skin in a minute. */
export const statedKwM2 = 5;

/** Places at which the level is sought from far away inwards. */
const searched = 200;

/** How far downwind a field that can rise before it falls meets the stated heat, m; 0 where it nowhere does. */
export const findReach = ({ peak, rangeM }: Pick<GroundField, 'peak' | 'rangeM'>): number => {
  const place = (i: number): number => (rangeM * i) / searched;
  let last = searched;
  while (last > 0 && peak(place(last), 0) < statedKwM2) last--;
  if (last === 0) return 0;
  return last === searched ? rangeM : lastWhere((x) => peak(x, 0) >= statedKwM2, place(last), place(last + 1), 0.01);
};
