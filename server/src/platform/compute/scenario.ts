/** What a feature needs from the engine before a run: the check of the document and the transfer form of receptors. */
export {
  areaRules,
  checkScenario,
  distanceToShape,
  emptyReceptors,
  engineVersion,
  findWarnedLevel,
  listDoubts,
  outlineFloor,
  type ReceptorShape,
  type ReceptorTable,
  receptorKinds,
  type Scenario,
  shapeMeets,
  toHeadCount,
  toReachBands,
  toShape,
} from '@hazardguard/engine';
