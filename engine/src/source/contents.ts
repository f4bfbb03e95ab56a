import { evaluate } from '../substance/correlation.ts';
import { propertyAt } from '../substance/property.ts';
import { findCriticalTemperature } from '../substance/vapour-pressure.ts';
import type { Rupture } from '../types/document-types.ts';
import type { Scenario, Vessel } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { idealGasDensity } from '../units/convert.ts';
import { shortFigure, upperLimit } from '../units/short-figure.ts';
import { findOpening, type Opening } from './opening.ts';
import type { Stock } from './stock.ts';
import { findCapacity, findDepth, findHeight } from './vessel.ts';

/** The stock in its vessel, and where the hole is. */
export interface Contents {
  readonly vessel: Vessel | null;
  /** Liquid, m³; with a vessel the vapour over it counts towards the quantity. */
  readonly liquidM3: number;
  /** Vapour space, m³; 0 where the vessel is not known. */
  readonly vapourM3: number;
  /** Depth of the liquid over the bottom of the vessel, or over the hole where the vessel is not known, m. */
  readonly depthM: number;
  /** Lower edge of the hole above that bottom, m; 0: in the bottom, under the liquid to the last. */
  readonly holeM: number;
  /** Whether the hole lies above the liquid. */
  readonly inVapour: boolean;
}

const misfit = (scenario: Scenario, field: string, value: number, unit: string, allowed: string, why: string): Refusal =>
  new Refusal({ field, value, unit, allowed, message: `${scenario.substance.name}: ${why}` });

/** Density of the vapour over the liquid, kg/m³; nothing over a cold one, whose vapour weighs little. */
const vapourOver = ({ substance }: Scenario, { state, saturatedPa, temperatureK }: Stock): number =>
  state === 'cold-liquid' ? 0 : idealGasDensity(saturatedPa, substance.molarMass, temperatureK);

/** Liquid of a stock in a vessel: (m - ρv V)/(ρl - ρv), the rest vapour; a refusal when it does not fit. */
const liquidIn = (scenario: Scenario, stock: Stock, vessel: Vessel): number => {
  const { quantityKg } = scenario;
  const liquid = propertyAt(scenario.substance, 'liquidDensity', stock.temperatureK);
  const vapour = vapourOver(scenario, stock);
  const room = findCapacity(vessel);
  const volume = (quantityKg - vapour * room) / (liquid - vapour);
  if (volume > 1.001 * room)
    throw misfit(
      scenario,
      'quantityKg',
      quantityKg,
      'kg',
      `up to ${upperLimit(room * liquid)} kg in this vessel`,
      `${quantityKg} kg do not fit into the vessel of ${shortFigure(room, 3)} m³; it holds ${upperLimit(room * liquid)} kg of liquid.`,
    );
  return Math.min(room, Math.max(0, volume));
};

/** Lower edge of the hole above the vessel's bottom, m: as given, or the bottom, or as high as it can be for the vapour space. */
const findHoleHeight = (scenario: Scenario, rupture: Rupture, opening: Opening, vessel: Vessel): number => {
  const highest = findHeight(vessel) - opening.tallM;
  const given = 'elevationM' in rupture ? rupture.elevationM : undefined;
  if (highest < 0 || (given ?? 0) > highest)
    throw misfit(
      scenario,
      'rupture.elevationM',
      given ?? 0,
      'm',
      `0 to ${highest > 0 ? upperLimit(highest) : 0} m`,
      `an opening ${opening.tallM} m tall at ${given ?? 0} m does not lie within the vessel's height of ${findHeight(vessel)} m.`,
    );
  return given ?? (scenario.storage.phase === 'gas' ? highest : 0);
};

const inVessel = (scenario: Scenario, stock: Stock, rupture: Rupture, opening: Opening, vessel: Vessel): Contents => {
  if (scenario.storage.liquidHeadM !== null)
    throw misfit(
      scenario,
      'storage.liquidHeadM',
      scenario.storage.liquidHeadM,
      'm',
      'absent where the vessel is given',
      'the height of liquid above the opening follows from the vessel; give one or the other.',
    );
  const liquidM3 = liquidIn(scenario, stock, vessel);
  const depthM = findDepth(vessel, liquidM3);
  const holeM = findHoleHeight(scenario, rupture, opening, vessel);
  const inVapour = depthM <= holeM;
  const { phase } = scenario.storage;
  if ((phase === 'liquid' && inVapour) || (phase === 'gas' && !inVapour))
    throw misfit(
      scenario,
      'rupture.elevationM',
      holeM,
      'm',
      inVapour ? `below the liquid level of ${shortFigure(depthM, 3)} m` : `from the liquid level of ${shortFigure(depthM, 3)} m`,
      `the opening at ${shortFigure(holeM, 3)} m lies ${inVapour ? 'above' : 'below'} the liquid, whose surface is at ${shortFigure(depthM, 3)} m; that is not where ${phase} flows out.`,
    );
  return { vessel, liquidM3, vapourM3: findCapacity(vessel) - liquidM3, depthM, holeM, inVapour };
};

/** Height of liquid that a stock without a vessel has above the opening, m: as given, or the edge of a cube of it. */
export const uprightHead = ({ quantityKg, storage }: Pick<Scenario, 'quantityKg' | 'storage'>, density: number): number =>
  storage.liquidHeadM ?? Math.cbrt(quantityKg / density);

/** The head that is taken for a liquid stock whose vessel and head were not given, m, for the echo of the inputs; undefined elsewhere. */
export const assumedHead = ({
  quantityKg,
  substance,
  storage,
  rupture,
}: Pick<Scenario, 'quantityKg' | 'substance' | 'storage' | 'rupture'>): number | undefined => {
  if (rupture === null || findOpening(rupture) === null) return undefined;
  const { temperatureK, phase, vessel, liquidHeadM } = storage;
  const { liquidDensity } = substance;
  const critical = findCriticalTemperature(substance);
  if (vessel !== null || liquidHeadM !== null || phase === 'gas' || liquidDensity === undefined) return undefined;
  if (critical === undefined || temperatureK >= critical) return undefined;
  const head = uprightHead({ quantityKg, storage }, evaluate(liquidDensity, temperatureK));
  return head > 0 ? Number(head.toPrecision(3)) : undefined;
};

/** Liquid level of a stock in its vessel, known or not; refusals name what does not fit. */
export const findContents = (scenario: Scenario, stock: Stock, rupture: Rupture): Contents => {
  const opening = findOpening(rupture);
  const { vessel, phase } = scenario.storage;
  if (vessel !== null && opening !== null) return inVessel(scenario, stock, rupture, opening, vessel);
  if ('elevationM' in rupture && rupture.elevationM !== undefined)
    throw misfit(
      scenario,
      'rupture.elevationM',
      rupture.elevationM,
      'm',
      'absent without a vessel',
      'how high the opening lies in the vessel means nothing without the vessel: give its shape and size too.',
    );
  const density = propertyAt(scenario.substance, 'liquidDensity', stock.temperatureK);
  const liquidM3 = scenario.quantityKg / density;
  return { vessel: null, liquidM3, vapourM3: 0, depthM: uprightHead(scenario, density), holeM: 0, inVapour: phase === 'gas' };
};

/** Masses of liquid and vapour in a vessel that is known, kg. */
export const massesIn = (scenario: Scenario, stock: Stock, { liquidM3, vapourM3 }: Contents) => ({
  liquidKg: liquidM3 * propertyAt(scenario.substance, 'liquidDensity', stock.temperatureK),
  vapourKg: vapourM3 * vapourOver(scenario, stock),
});
