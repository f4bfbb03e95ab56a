/** The engine's geodesy for the rest of the server: only this folder imports the engine. */
export { bearingDeg, coverPolygon, destination, distanceM, relationTo } from '@hazardguard/engine';
