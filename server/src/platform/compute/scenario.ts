/** What a feature needs of the engine before a run: the check of the document and the form in which receptors travel. */
export {
  checkScenario,
  emptyReceptors,
  engineVersion,
  type ReceptorTable,
  receptorKinds,
  type Scenario,
  toReachBands,
} from '@hazardguard/engine';
