/** The engine's geodesy for the rest of the server: the engine itself is imported only in this folder. */
export { bearingDeg, destination, distanceM, relationTo } from '@hazardguard/engine';
