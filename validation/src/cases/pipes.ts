import type { Inputs, PublishedCase } from './case.ts';
import { caseUnits, createReader, massKg, readText, required, temperatureK } from './read.ts';
import { buildScenario, releaseAnswers, substanceIn } from './release.ts';

const { lengths, pressures } = caseUnits;

/** Full-bore rupture of a pipe of gas or liquid, closed at its other end or connected to a reservoir. */
export const brokenPipe = ({ inputs, expected, title }: PublishedCase): Inputs => {
  const substance = substanceIn(inputs, title);
  const kelvin = temperatureK(inputs) ?? 288.15;
  const pressurePa = required(createReader(['pressure_abs', 'pressure', 'pipe_pressure', 'p', 'P'], pressures, 'Pa')(inputs), 'pressure');
  const roughness = createReader(['roughness', 'pipe_roughness', 'epsilon'], lengths, 'm')(inputs);
  const supply = `${readText(inputs, 'end', 'other_end', 'supply', 'connected_to') ?? ''} ${title}`;
  const smooth = /smooth/iu.test(`${readText(inputs, 'wall', 'pipe_wall') ?? ''} ${title}`);
  const reservoir = /infinite|reservoir|large tank|large source/iu.test(supply);
  const scenario = buildScenario(inputs, substance, {
    quantityKg: massKg(inputs) ?? 1e9,
    storage: { temperatureC: kelvin - 273.15, pressureKpa: pressurePa / 1000 },
    rupture: {
      type: 'pipe',
      diameterM: required(createReader(['diameter', 'pipe_diameter', 'd', 'D'], lengths, 'm')(inputs), 'pipe diameter'),
      pipeLengthM: required(createReader(['length', 'pipe_length', 'L'], lengths, 'm')(inputs), 'pipe length'),
      ...(roughness === undefined ? (smooth ? { pipeRoughnessMm: 0 } : {}) : { pipeRoughnessMm: 1000 * roughness }),
      pipeSupply: reservoir ? 'reservoir' : 'closed',
    },
  });
  return releaseAnswers(scenario, expected);
};
