import { air } from './air.ts';
import { blast } from './blast.ts';
import type { Interpreter } from './case.ts';
import { dense } from './dense.ts';
import { direction } from './direction.ts';
import { explosion } from './explosion.ts';
import { field } from './field.ts';
import { fire } from './fire.ts';
import { general } from './general.ts';
import { heavy } from './heavy.ts';
import { indoor } from './indoor.ts';
import { inverse } from './inverse.ts';
import { passive } from './passive.ts';
import { property } from './property.ts';
import { scenario } from './scenario.ts';
import { screening } from './screening.ts';
import { source } from './source.ts';
import { speed } from './speed.ts';
import { toxic } from './toxic.ts';

/** The interpreters of published cases; the first with an answer is used. */
export const interpreters: readonly Interpreter[] = [
  scenario,
  property,
  direction,
  air,
  passive,
  heavy,
  dense,
  screening,
  source,
  toxic,
  indoor,
  fire,
  explosion,
  blast,
  field,
  inverse,
  general,
  speed,
];
