import { chlorineLeak, computeThreat, interpolate } from './computed-runs.ts';

/** A house 400 m downwind of the leak: concentrations outdoors and indoors, from the engine. */
export const computePassage = () => {
  const threat = computeThreat(chlorineLeak, 400);
  const { timeS, outdoors, indoors } = threat.series;
  const { shelter, arrivalS, departureS, exponent } = threat;
  if (shelter === null || arrivalS === null || departureS === null || exponent === null) throw new Error('No cloud comes to 400 m');
  return {
    outdoors: (minute: number) => interpolate(timeS, outdoors, minute * 60),
    indoors: (minute: number) => interpolate(timeS, indoors, minute * 60),
    peak: threat.peak,
    arrivalMin: arrivalS / 60,
    departureMin: departureS / 60,
    ventilateMin: (shelter.ventilateS ?? departureS) / 60,
    exponent,
  };
};
