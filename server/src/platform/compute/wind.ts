/** The engine's wind for the rest of the server: only this folder imports the engine. */
export { computeAir } from '@hazardguard/engine';
export { directionSigmaDeg } from '@hazardguard/engine/models';
