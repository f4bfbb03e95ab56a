import type { Level } from '../common-types.ts';
import { duration } from './figures.ts';

/** 'AEGL-2, 10 min': a toxic level with the exposure time that its value is for; others, and those of older runs, by their id. */
export const levelName = ({ id, exposureS }: Pick<Level, 'id' | 'exposureS'>): string =>
  exposureS === undefined ? id : `${id}, ${duration(exposureS)}`;
