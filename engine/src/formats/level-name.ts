import { ownPrefix } from '../effect/own-levels.ts';
import type { Level } from '../types/common-types.ts';
import { duration } from './figures.ts';

const toName = (id: string): string => (id.startsWith(ownPrefix) ? `Your level: ${id.slice(ownPrefix.length)}` : id);

/** 'AEGL-2, 10 min': a toxic level with the exposure time that its value is for; others, and those of older runs, by their id. */
export const levelName = ({ id, exposureS }: Pick<Level, 'id' | 'exposureS'>): string =>
  exposureS === undefined ? toName(id) : `${toName(id)}, ${duration(exposureS)}`;
