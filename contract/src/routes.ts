import { auditRoutes } from './admin/audit.ts';
import { invitationRoutes } from './admin/invitation.ts';
import { newAccountRoutes } from './admin/new-account.ts';
import { offlineDeviceRoutes } from './admin/offline-device.ts';
import { operationsRoutes } from './admin/operations.ts';
import { ownAccountRoutes } from './admin/own-account.ts';
import { personRoutes } from './admin/person.ts';
import { personalDataRoutes } from './admin/personal-data.ts';
import { publicTextRoutes } from './admin/public-text.ts';
import { sessionRoutes } from './admin/session.ts';
import { siteDocumentRoutes } from './admin/site-document.ts';
import { systemRoutes } from './admin/system.ts';
import { changedConditionsRoutes } from './assess/changed-conditions.ts';
import { precomputedFootprintRoutes } from './assess/precomputed-footprint.ts';
import { riskMatrixRoutes } from './assess/risk-matrix.ts';
import { riskStudyRoutes } from './assess/risk-study.ts';
import { rmpTableRoutes } from './assess/rmp-tables.ts';
import { runRoutes } from './assess/run.ts';
import { vulnerabilityIndexRoutes } from './assess/vulnerability-index.ts';
import { weatherRoutes } from './assess/weather.ts';
import { compatRoutes } from './compat.ts';
import { assessmentRoutes } from './prepare/assessment-request.ts';
import { assistantRoutes } from './prepare/assistant.ts';
import { dutyRoutes } from './prepare/duty.ts';
import { rotaRoutes } from './prepare/rota.ts';
import { trainingRoutes } from './prepare/training.ts';
import { chemicalRoutes } from './register/chemical.ts';
import { chemicalTypeRoutes } from './register/chemical-type.ts';
import { clusterRoutes } from './register/cluster.ts';
import { dataImportRoutes } from './register/data-import.ts';
import { gazetteerRoutes } from './register/gazetteer.ts';
import { industryRoutes } from './register/industry.ts';
import { inventoryRoutes } from './register/inventory.ts';
import { populationRoutes } from './register/population.ts';
import { receptorRoutes } from './register/receptor.ts';
import { roadRoutes } from './register/roads.ts';
import { siteImageRoutes } from './register/site-image.ts';
import { siteMoveRoutes } from './register/site-move.ts';
import { stakeholderRoutes } from './register/stakeholder.ts';
import { mapLayerRoutes } from './register/street-map.ts';
import { thresholdStatusRoutes } from './register/threshold-status.ts';
import { currentSituationRoutes } from './respond/current-situation.ts';
import { detectionRoutes } from './respond/detection.ts';
import { drillRoutes } from './respond/drill-routes.ts';
import { fireRoutes } from './respond/fire-detection.ts';
import { incidentRoutes } from './respond/incident.ts';
import { incidentFormRoutes } from './respond/incident-form.ts';
import { incidentResponseRoutes } from './respond/incident-response.ts';
import { incidentSiteRoutes } from './respond/incident-site.ts';
import { readingRoutes } from './respond/reading.ts';
import { sensorRoutes } from './respond/sensor.ts';
import { topicMappingRoutes } from './respond/topic-mapping.ts';
import { alertRoutes } from './warn/alert-routes.ts';
import { callListRoutes } from './warn/call-list.ts';
import { capRoutes } from './warn/cap.ts';
import { channelReportRoutes } from './warn/channel-report.ts';
import { communityRoutes } from './warn/community.ts';
import { deliveryRoutes } from './warn/delivery.ts';
import { escalationRoutes } from './warn/escalation-routes.ts';
import { fieldFeedRoutes } from './warn/field-feeds.ts';
import { followRoutes } from './warn/follow.ts';
import { liveRoutes } from './warn/live.ts';
import { phoneListRoutes } from './warn/phone-list.ts';
import { residentReportRoutes } from './warn/resident-report.ts';
import type { Route } from './wire/route.ts';

const routeGroups = [
  sessionRoutes,
  ownAccountRoutes,
  offlineDeviceRoutes,
  personRoutes,
  invitationRoutes,
  newAccountRoutes,
  personalDataRoutes,
  systemRoutes,
  industryRoutes,
  siteMoveRoutes,
  inventoryRoutes,
  siteImageRoutes,
  thresholdStatusRoutes,
  clusterRoutes,
  precomputedFootprintRoutes,
  vulnerabilityIndexRoutes,
  chemicalRoutes,
  chemicalTypeRoutes,
  rmpTableRoutes,
  populationRoutes,
  receptorRoutes,
  roadRoutes,
  dataImportRoutes,
  gazetteerRoutes,
  mapLayerRoutes,
  weatherRoutes,
  changedConditionsRoutes,
  runRoutes,
  riskStudyRoutes,
  riskMatrixRoutes,
  alertRoutes,
  capRoutes,
  fieldFeedRoutes,
  deliveryRoutes,
  phoneListRoutes,
  callListRoutes,
  channelReportRoutes,
  residentReportRoutes,
  escalationRoutes,
  liveRoutes,
  compatRoutes,
  stakeholderRoutes,
  rotaRoutes,
  currentSituationRoutes,
  incidentRoutes,
  incidentResponseRoutes,
  incidentSiteRoutes,
  incidentFormRoutes,
  sensorRoutes,
  topicMappingRoutes,
  readingRoutes,
  detectionRoutes,
  fireRoutes,
  drillRoutes,
  trainingRoutes,
  assessmentRoutes,
  dutyRoutes,
  assistantRoutes,
  followRoutes,
  communityRoutes,
  auditRoutes,
  operationsRoutes,
  siteDocumentRoutes,
  publicTextRoutes,
] as const;

type RoutesIn<Group> = Group extends unknown ? Group[keyof Group] : never;

/** The exact type of each route; the web client takes its types from them. */
export type ApiRoute = RoutesIn<(typeof routeGroups)[number]>;

/** Every call of the API; a server route that is not here does not exist. */
export const routes: readonly Route[] = routeGroups.flatMap((group): Route[] => Object.values(group));
