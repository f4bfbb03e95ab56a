import { stabilityFrom } from '../atmosphere/stability.ts';
import { profileShape } from '../atmosphere/surface-layer.ts';
import type { StabilityClass } from '../types/common-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { unknownCloudPercent } from './input-uncertainty.ts';

/** Whether the class came from a cloud cover that nobody gave. */
export const isCloudAssumed = ({ caveats }: Pick<Scenario, 'caveats'>): boolean => caveats.some(({ code }) => code === 'cloud-assumed');

/**
 * The class of a member. The errors fitted to field trials hold what a wrong class does where the sky was seen, so the class is not drawn a
 * second time. Only where the cloud cover was not given it is drawn, and the class follows from sun, cloud and wind: none that cannot occur at
 * that hour.
 */
export const findMemberClass = (scenario: Scenario, cloudRank: number): StabilityClass => {
  const {
    weather: { stability, solarElevationDeg, windSpeedMs, windHeightM },
    site: { roughnessM },
    inputs,
  } = scenario;
  if (solarElevationDeg === null || !isCloudAssumed(scenario)) return stability;
  const toTen = profileShape('best-estimate', roughnessM, 0, 10) / profileShape('best-estimate', roughnessM, 0, windHeightM);
  return stabilityFrom({
    windSpeedMs: windSpeedMs * toTen,
    solarElevationDeg,
    cloudPercent: unknownCloudPercent.from + (unknownCloudPercent.to - unknownCloudPercent.from) * cloudRank,
    slightSunClass: inputs.some(({ key, value }) => key === 'slightSunClass' && value === 'D') ? 'D' : 'C',
  });
};
