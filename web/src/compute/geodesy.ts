/** The engine's geodesy for the rest of the web client: the engine itself is imported only in this folder. */
export { bearingDeg, destination, distanceM } from '@hazardguard/engine';
