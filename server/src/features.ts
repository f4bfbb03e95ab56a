import { ownPasskeys } from './features/account/passkey-routes.ts';
import { ownAccount } from './features/account/routes.ts';
import { ownSecondFactor } from './features/account/second-factor-routes.ts';
import { alerts } from './features/alerts/routes.ts';
import { assistant } from './features/assistant/routes.ts';
import { audit } from './features/audit/routes.ts';
import { changedConditions } from './features/changed-conditions/routes.ts';
import { chemicalLibrary } from './features/chemicals/routes.ts';
import { clusters } from './features/clusters/routes.ts';
import { communityPoster } from './features/community/poster/routes.ts';
import { community } from './features/community/routes.ts';
import { compat } from './features/compat/routes.ts';
import { delivery } from './features/delivery/routes.ts';
import { drills } from './features/drills/routes.ts';
import { duties } from './features/duties/routes.ts';
import { escalation } from './features/escalation/routes.ts';
import { fires } from './features/fires/routes.ts';
import { follow } from './features/follow/routes.ts';
import { incidentPaperwork } from './features/incidents/papers/routes.ts';
import { incidentResponse } from './features/incidents/response/routes.ts';
import { incidents } from './features/incidents/routes.ts';
import { industries } from './features/industries/routes.ts';
import { inventory } from './features/inventory/routes.ts';
import { live } from './features/live/routes.ts';
import { mapTiles } from './features/map-tiles/routes.ts';
import { operations } from './features/operations/routes.ts';
import { breakGlassFeature } from './features/people/break-glass-routes.ts';
import { people } from './features/people/routes.ts';
import { personalData } from './features/personal-data/routes.ts';
import { places } from './features/places/routes.ts';
import { receptorRegister } from './features/receptors/register-routes.ts';
import { receptors } from './features/receptors/routes.ts';
import { riskStudies } from './features/risk-studies/routes.ts';
import { rmpTableFeature } from './features/rmp-tables/routes.ts';
import { runReport } from './features/run-report/routes.ts';
import { runs } from './features/runs/routes.ts';
import { sensors } from './features/sensors/routes.ts';
import { providerSession } from './features/session/provider-routes.ts';
import { session } from './features/session/routes.ts';
import { siteImages } from './features/site-images/routes.ts';
import { siteStanding } from './features/site-standing/routes.ts';
import { stakeholders } from './features/stakeholders/routes.ts';
import { standingFootprints } from './features/standing-footprints/routes.ts';
import { system } from './features/system/routes.ts';
import { assessments } from './features/training/assessments/routes.ts';
import { training } from './features/training/routes.ts';
import { vulnerabilityIndex } from './features/vulnerability-index/routes.ts';
import { weather } from './features/weather/routes.ts';
import type { Feature } from './http/feature.ts';

/** Every feature of the server, one line each. */
export const features: readonly Feature[] = [
  session,
  providerSession,
  ownAccount,
  ownSecondFactor,
  ownPasskeys,
  people,
  breakGlassFeature,
  personalData,
  system,
  audit,
  operations,
  mapTiles,
  industries,
  inventory,
  siteStanding,
  siteImages,
  clusters,
  chemicalLibrary,
  rmpTableFeature,
  receptors,
  receptorRegister,
  places,
  weather,
  changedConditions,
  runs,
  runReport,
  standingFootprints,
  vulnerabilityIndex,
  riskStudies,
  alerts,
  delivery,
  escalation,
  live,
  compat,
  stakeholders,
  incidents,
  incidentResponse,
  incidentPaperwork,
  sensors,
  fires,
  training,
  assessments,
  drills,
  duties,
  assistant,
  community,
  follow,
  communityPoster,
];
