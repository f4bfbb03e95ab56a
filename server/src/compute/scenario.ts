/** What a feature needs of the engine before a run: the check of the document and the form in which receptors travel. */
export { checkScenario, engineVersion, type ReceptorTable, receptorKinds, type Scenario } from '@hazardguard/engine';
