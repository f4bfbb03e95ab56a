import { alerts } from './features/alerts/routes.ts';
import { industries } from './features/industries/routes.ts';
import { runs } from './features/runs/routes.ts';
import { session } from './features/session/routes.ts';
import { system } from './features/system/routes.ts';
import { weather } from './features/weather/routes.ts';
import type { Feature } from './http/feature.ts';

/** Every feature of the server, one line each. */
export const features: readonly Feature[] = [session, system, industries, weather, runs, alerts];
