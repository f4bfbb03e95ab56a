export { computeAir } from './atmosphere/air.ts';
export { urbanRoughnessM } from './atmosphere/roughness.ts';
export { stabilityFrom } from './atmosphere/stability.ts';
export { solarElevation } from './atmosphere/sun.ts';
export { spreadOfDirections, stabilityFromSpread, vectorMeanWind, type WindReading } from './atmosphere/wind-statistics.ts';
export { catalogue } from './catalogue.ts';
export { describeValidation } from './choose/describe-validation.ts';
export { type ArrivalLines, arrivalLines } from './compute/arrival-lines.ts';
export { type CloudMoment, cloudAt } from './compute/cloud-at.ts';
export { isMainlyFlammable } from './compute/flammable-cloud.ts';
export { type ForecastHour, forecastStrip, type ReachHour, reachStrip, type StripHour } from './compute/forecast-strip.ts';
export { computeReaches, type Reaches } from './compute/reaches.ts';
export { readingsAt, type SensorPlace } from './compute/readings-at.ts';
export { run } from './compute/run.ts';
export { type ThreatOptions, threatAt } from './compute/threat-at.ts';
export { groundReflection, puffConcentration } from './dispersion/gaussian.ts';
export { briggsRural } from './dispersion/sigma.ts';
export { type Building, type TypicalHouse, typicalAirChanges } from './effect/air-exchange.ts';
export {
  allOwnLevelUnits,
  keepOwnLevels,
  mostOwnLevels,
  ownLevelUnits,
  parseOwnLevels,
  showOwnLevel,
  unitsOfHazard,
} from './effect/own-level-units.ts';
export { isBeside, ownPrefix } from './effect/own-levels.ts';
export type { ReceptorColumns } from './ensemble/count-receptors.ts';
export { type DoubtBasis, type DoubtTable, doubtTable, listDoubts } from './ensemble/doubt-table.ts';
export { ensemble } from './ensemble/ensemble.ts';
export type * from './ensemble/ensemble-types.ts';
export { checkEnsembleOptions, memberRanges } from './ensemble/options.ts';
export { type ReachBand, type ReachBands, toReachBands } from './ensemble/reach-bands.ts';
export { ensembleResult } from './ensemble/result.ts';
export { ensembleSlice } from './ensemble/slice.ts';
export {
  areaRules,
  outlineFloor,
  outlineWarnedAreas,
  type WarnedArea,
  type WarnedAreaInput,
  type WarnedAreas,
  type WarnedFloor,
  type WarnedProfiles,
  warnedProfiles,
} from './ensemble/warned-area.ts';
export { findWarnedLevel } from './ensemble/warned-level.ts';
export type { Doubt } from './ensemble/without-doubt.ts';
export { coverPolygon } from './geo/cover-polygon.ts';
export { type AreaRelation, relationTo } from './geo/polygon.ts';
export { bearingDeg, destination, distanceM } from './geo/sphere.ts';
export { distanceToShape, type ReceptorShape, shapeMeets, toShape } from './impact/receptor-shape.ts';
export { emptyReceptors, type ReceptorTable, receptorKinds, receptorTable, toHeadCount } from './impact/receptor-table.ts';
export { checkReadings, type ReadingsCheck } from './inverse/check-readings.ts';
export type * from './inverse/inverse-types.ts';
export { locate } from './inverse/locate.ts';
export { canonicalJson } from './numerics/canonical-json.ts';
export { allowedFor } from './read/check-inputs.ts';
export { scenarioInputs } from './read/inputs.ts';
export { firstWeather } from './read/read-weather-list.ts';
export { checkScenario, type ScenarioCheck } from './read/scenario.ts';
export { scenarioSchema } from './read/schema.ts';
export { printSource, references } from './references.ts';
export { allowedBy } from './risk/criteria.ts';
export type { RiskFacts } from './risk/facts-types.ts';
export { frequencyOfAtLeast } from './risk/societal-risk.ts';
export { climateFromRecords, type WeatherRecord } from './risk/wind-climate.ts';
export { computeRisk } from './risk-study/compute-risk.ts';
export type * from './risk-study/study-types.ts';
export { type FlashedLiquid, flashLiquid } from './source/flashed-liquid.ts';
export { type ClaimedStorage, judgeStorage, type StorageContradiction } from './source/judge-storage.ts';
export { type CasReading, isCasNumber, normaliseCasNumber, readCasNumber } from './substance/cas-number.ts';
export { decomposesWithoutAir } from './substance/decomposes.ts';
export type * from './types/common-types.ts';
export type * from './types/document-types.ts';
export type { HazardModel } from './types/model-types.ts';
export type { Scenario } from './types/pipeline.ts';
export type * from './types/result-types.ts';
export type * from './types/substance-types.ts';
export type * from './types/threat-types.ts';
export { ppmPerDensity } from './units/convert.ts';
export { findMassKg, findVolumeM3, isQuantityUnit, type QuantityUnit, quantityUnits } from './units/quantity-units.ts';
export { engineVersion } from './version.ts';
