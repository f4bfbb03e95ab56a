/** The engine's sun for the rest of the server. */
export { solarElevation } from '@hazardguard/engine';
