import { blastInputs } from '../inputs/blast.ts';
import { dispersionInputs } from '../inputs/dispersion.ts';
import { effectInputs } from '../inputs/effect.ts';
import { fireInputs } from '../inputs/fire.ts';
import { ruptureInputs } from '../inputs/rupture.ts';
import { siteInputs } from '../inputs/site.ts';
import { storageInputs } from '../inputs/storage.ts';
import { weatherInputs } from '../inputs/weather.ts';
import { whatInputs } from '../inputs/what.ts';
import type { ScenarioInput } from '../types/input-types.ts';

/** Every input of a scenario, once: the check, the echo in the results, the form and the published schema all read this table. */
export const scenarioInputs: readonly ScenarioInput[] = [
  ...whatInputs,
  ...storageInputs,
  ...ruptureInputs,
  ...weatherInputs,
  ...siteInputs,
  ...dispersionInputs,
  ...effectInputs,
  ...blastInputs,
  ...fireInputs,
];
