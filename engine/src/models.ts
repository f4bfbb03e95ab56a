/**
 * The second door: single pure functions and models, for proofs, benchmarks and workbenches that look inside a run.
 * The product itself uses `index.ts`.
 */
export { airOf, windAt } from './atmosphere/air.ts';
export { waterRoughness } from './atmosphere/roughness.ts';
export { classIn, stabilityFrom } from './atmosphere/stability.ts';
export { elevationFrom, solarElevation } from './atmosphere/sun.ts';
export { inverseObukhovOf, inverseObukhovTno, nearestClass } from './atmosphere/surface-layer.ts';
export { prepare } from './choose/prepare.ts';
export { groundReflection, plumeConcentration, puffConcentration } from './dispersion/gaussian.ts';
export { gaussianPlumeField } from './dispersion/gaussian-plume.ts';
export { heavyPlumeField, steadyEquivalent } from './dispersion/heavy-plume.ts';
export { criticalRichardson } from './dispersion/richardson.ts';
export { briggsRural, briggsUrban, type SigmaSet } from './dispersion/sigma.ts';
export { isc3Rural } from './dispersion/sigma-isc3.ts';
export { ccpsPuff, degadis, seinfeld, tnoPlume, turner } from './dispersion/sigma-tables.ts';
export { airExchangeOf, infiltrationPerS } from './effect/air-exchange.ts';
export { fluxForProbit, heatDose, heatProbit, heatProbits } from './effect/heat-dose.ts';
export { indoorSeries } from './effect/indoor.ts';
export { deathShare, lethalConcentration, probitIn, probitOf, unitPerPpm } from './effect/probit.ts';
export { type Series, valueAt } from './effect/series.ts';
export { tableExponent } from './effect/ten-berge.ts';
export { levelAt } from './effect/toxic-levels.ts';
export { equivalentConcentration, toxicLoad } from './effect/toxic-load.ts';
export { blastField } from './explosion/tnt.ts';
export { footprint } from './field/footprint.ts';
export type { ZoneOnPlane } from './field/zone.ts';
export { fireballField } from './fire/fireball.ts';
export { alohaFireballDuration, fireballDiameter, fireballDuration, fireballPower, turnedView, uprightView } from './fire/fireball-size.ts';
export { levelJetFire, uprightJetFire } from './fire/jet-fire.ts';
export { expandedJet, jetRadiatedShare, lengthByPower } from './fire/jet-flame.ts';
export { poolFireField } from './fire/pool-fire.ts';
export { alohaPoolPower, burningRate, lngPower, sootyPower, thomasFlame } from './fire/pool-flame.ts';
export { type Direction, shearedCylinder, viewFactor } from './fire/solid-flame.ts';
export { alohaTransmissivity, hyramTransmissivity } from './fire/transmissivity.ts';
export { pointsFlux } from './fire/weighted-points.ts';
export type { Air, Field, PlumeField, Scenario, SourceTerm } from './pipeline.ts';
export { criticalRatio, gasRate, throatOf } from './source/gas.ts';
export { fiveSteps, releasedMass } from './source/history.ts';
export { liquidRate } from './source/liquid.ts';
export { evaporate } from './source/pool.ts';
export { sourceTerm } from './source/source-term.ts';
export { propertyAt } from './substance/property.ts';
export { vapourPressureAt } from './substance/vapour-pressure.ts';
export { gasConstant, standardAtmosphere } from './units/constants.ts';
export { idealGasDensity } from './units/convert.ts';
