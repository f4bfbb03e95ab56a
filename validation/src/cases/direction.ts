import { bearingDeg } from '@hazardguard/engine';
import { confidence, directionSigmaDeg, toPlace } from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { caseAir } from './case-air.ts';
import { createReader, readText, UnreadableCase } from './read.ts';
import { answerPerRow } from './rows.ts';

/** Where a wind direction was measured or predicted, by the words of cases. */
const origins = [
  [/on[- ]?site|at the site/iu, 'on-site'],
  [/20[- ]?km|nearby|station near|regional/iu, 'within-20-km'],
  [/forecast/iu, 'forecast'],
] as const;

const windFromDeg = createReader(['wind_from', 'wind_direction', 'from', 'direction', 'wd'], { deg: 1 }, 'deg');

/** Bearing from the source of a place that the engine lays a kilometre down the wind, degrees; on the equator, where the map is square. */
const bearingDownwind = (fromDeg: number): number => {
  const [longitude, latitude] = toPlace({ latitude: 0, longitude: 0, windFromDeg: fromDeg }, 1000, 0);
  return bearingDeg(0, 0, latitude, longitude);
};

/** σ of the direction, and the angle of the confidence lines to either side. */
const lines = (inputs: Inputs): Inputs => {
  const text = readText(inputs, 'wind_origin', 'origin', 'wind', 'source', 'station');
  const origin = origins.find(([words]) => words.test(text ?? ''))?.[1];
  if (origin === undefined) throw new UnreadableCase(`origin of the wind '${text ?? 'not given'}' is not understood`);
  const sigma = directionSigmaDeg(origin, caseAir(inputs, 'best-estimate'));
  return { sigma_deg: sigma, direction_sigma_deg: sigma, half_angle_deg: confidence * sigma, confidence_deg: confidence * sigma };
};

const answer = (inputs: Inputs, expected: Inputs): Inputs => {
  const from = windFromDeg(inputs);
  const bearing = from === undefined ? undefined : bearingDownwind(from);
  return {
    ...(bearing === undefined ? {} : { bearing_deg: bearing, towards_deg: bearing, zone_bearing_deg: bearing }),
    ...(Object.keys(expected).some((name) => /sigma|half_angle|confidence/iu.test(name)) ? lines(inputs) : {}),
  };
};

/** The direction of a zone, and its confidence lines. */
export const direction: Interpreter = ({ module, kind, inputs, expected }) =>
  /wind direction|direction of|confidence line/iu.test(module) && kind !== 'field' ? { got: answerPerRow(inputs, expected, answer) } : null;
