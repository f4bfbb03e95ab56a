import { offlineDevices } from './admin/account/offline-device-routes.ts';
import { ownPasskeys } from './admin/account/passkey-routes.ts';
import { ownAccount } from './admin/account/routes.ts';
import { ownSecondFactor } from './admin/account/second-factor-routes.ts';
import { audit } from './admin/audit/routes.ts';
import { operations } from './admin/operations/routes.ts';
import { makeInvitationImporter } from './admin/people/import-invitations.ts';
import { newAccounts } from './admin/people/new-accounts.ts';
import { people } from './admin/people/routes.ts';
import { personalData } from './admin/personal-data/routes.ts';
import { publicTexts } from './admin/public-texts/routes.ts';
import { providerSession } from './admin/session/provider-routes.ts';
import { session } from './admin/session/routes.ts';
import { system } from './admin/system/routes.ts';
import { changedConditions } from './assess/changed-conditions/routes.ts';
import { precomputedFootprintFeature } from './assess/precomputed-footprints/routes.ts';
import { riskStudies } from './assess/risk-studies/routes.ts';
import { rmpTableFeature } from './assess/rmp-tables/routes.ts';
import { makeRunReport } from './assess/run-report/routes.ts';
import { runs } from './assess/runs/routes.ts';
import { vulnerabilityIndex } from './assess/vulnerability-index/routes.ts';
import { weather } from './assess/weather/routes.ts';
import { compat } from './compat/routes.ts';
import { makeImporters } from './importers.ts';
import type { Feature } from './platform/http/feature.ts';
import { assistant } from './prepare/assistant/routes.ts';
import { duties } from './prepare/duties/routes.ts';
import { assessments } from './prepare/training/assessments/routes.ts';
import { training } from './prepare/training/routes.ts';
import { chemicalLibrary } from './register/chemicals/routes.ts';
import { clusters } from './register/clusters/routes.ts';
import { makeDataImport } from './register/data-import/routes.ts';
import { gazetteerFeature } from './register/gazetteer/routes.ts';
import { siteMoves } from './register/industries/moves/routes.ts';
import { industries } from './register/industries/routes.ts';
import { inventory } from './register/inventory/routes.ts';
import { mapTiles } from './register/map-tiles/routes.ts';
import { population } from './register/population/routes.ts';
import { receptorRegister } from './register/receptors/register-routes.ts';
import { receptors } from './register/receptors/routes.ts';
import { roads } from './register/roads/routes.ts';
import { siteImages } from './register/site-images/routes.ts';
import { stakeholders } from './register/stakeholders/routes.ts';
import { streetMap } from './register/street-map/routes.ts';
import { thresholdStatusFeature } from './register/threshold-status/routes.ts';
import { currentSituation } from './respond/current-situation/routes.ts';
import { drills } from './respond/drills/routes.ts';
import { fires } from './respond/fires/routes.ts';
import { incidentFormFeature } from './respond/incidents/forms/routes.ts';
import { incidentSitesFeature } from './respond/incidents/incident-sites.ts';
import { incidentResponse } from './respond/incidents/response/routes.ts';
import { incidents } from './respond/incidents/routes.ts';
import { sensors } from './respond/sensors/routes.ts';
import { alerts } from './warn/alerts/routes.ts';
import { readRunAreas } from './warn/alerts/run-areas.ts';
import { communityPoster } from './warn/community/poster/routes.ts';
import { community } from './warn/community/routes.ts';
import { channelReports } from './warn/delivery/channel-reports.ts';
import { delivery } from './warn/delivery/routes.ts';
import { escalation } from './warn/escalation/routes.ts';
import { fieldFeeds } from './warn/field/routes.ts';
import { follow } from './warn/followers/routes.ts';
import { live } from './warn/live/routes.ts';
import { residentReports } from './warn/resident-reports/routes.ts';

/** Every feature of the server, one line each. */
export const features: readonly Feature[] = [
  session,
  providerSession,
  ownAccount,
  offlineDevices,
  ownSecondFactor,
  ownPasskeys,
  people,
  newAccounts,
  personalData,
  system,
  audit,
  operations,
  publicTexts,
  mapTiles,
  streetMap,
  industries,
  siteMoves,
  inventory,
  thresholdStatusFeature,
  siteImages,
  clusters,
  chemicalLibrary,
  rmpTableFeature,
  population,
  receptors,
  receptorRegister,
  roads,
  makeDataImport(({ files, ...deps }) => ({ ...makeImporters(files), invitations: makeInvitationImporter(deps) })),
  gazetteerFeature,
  weather,
  changedConditions,
  runs,
  makeRunReport(readRunAreas),
  precomputedFootprintFeature,
  vulnerabilityIndex,
  riskStudies,
  alerts,
  delivery,
  channelReports,
  residentReports,
  escalation,
  live,
  compat,
  stakeholders,
  currentSituation,
  incidents,
  incidentResponse,
  incidentSitesFeature,
  incidentFormFeature,
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
  fieldFeeds,
];
