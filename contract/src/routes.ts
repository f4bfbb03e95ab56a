import { alertRoutes } from './alert-routes.ts';
import { assessmentRoutes } from './assessment.ts';
import { assistantRoutes } from './assistant.ts';
import { auditRoutes } from './audit.ts';
import { breakGlassRoutes } from './break-glass.ts';
import { capRoutes } from './cap.ts';
import { changedConditionsRoutes } from './changed-conditions.ts';
import { chemicalRoutes } from './chemical.ts';
import { chemicalTypeRoutes } from './chemical-type.ts';
import { clusterRoutes } from './cluster.ts';
import { communityRoutes } from './community.ts';
import { compatRoutes } from './compat.ts';
import { deliveryRoutes } from './delivery.ts';
import { detectionRoutes } from './detection.ts';
import { drillRoutes } from './drill-routes.ts';
import { dutyRoutes } from './duty.ts';
import { escalationRoutes } from './escalation-routes.ts';
import { fireRoutes } from './fire-detection.ts';
import { followRoutes } from './follow.ts';
import { incidentRoutes } from './incident.ts';
import { incidentPaperRoutes } from './incident-paper.ts';
import { incidentResponseRoutes } from './incident-response.ts';
import { industryRoutes } from './industry.ts';
import { inventoryRoutes } from './inventory.ts';
import { invitationRoutes } from './invitation.ts';
import { liveRoutes } from './live.ts';
import { operationsRoutes } from './operations.ts';
import { ownAccountRoutes } from './own-account.ts';
import { personRoutes } from './person.ts';
import { personalDataRoutes } from './personal-data.ts';
import { placeRoutes } from './place.ts';
import { readingRoutes } from './reading.ts';
import { receptorRoutes } from './receptor.ts';
import { riskStudyRoutes } from './risk-study.ts';
import { riskWorksheetRoutes } from './risk-worksheet.ts';
import { rmpTableRoutes } from './rmp-tables.ts';
import { rotaRoutes } from './rota.ts';
import type { Route } from './route.ts';
import { runRoutes } from './run.ts';
import { sensorRoutes } from './sensor.ts';
import { sessionRoutes } from './session.ts';
import { siteImageRoutes } from './site-image.ts';
import { stakeholderRoutes } from './stakeholder.ts';
import { standingRoutes } from './standing.ts';
import { standingFootprintRoutes } from './standing-footprint.ts';
import { systemRoutes } from './system.ts';
import { trainingRoutes } from './training.ts';
import { vulnerabilityIndexRoutes } from './vulnerability-index.ts';
import { weatherRoutes } from './weather.ts';

/** Every call of the API; a server route that is not here does not exist. */
export const routes: readonly Route[] = [
  sessionRoutes,
  ownAccountRoutes,
  personRoutes,
  invitationRoutes,
  breakGlassRoutes,
  personalDataRoutes,
  systemRoutes,
  industryRoutes,
  inventoryRoutes,
  siteImageRoutes,
  standingRoutes,
  clusterRoutes,
  standingFootprintRoutes,
  vulnerabilityIndexRoutes,
  chemicalRoutes,
  chemicalTypeRoutes,
  rmpTableRoutes,
  receptorRoutes,
  placeRoutes,
  weatherRoutes,
  changedConditionsRoutes,
  runRoutes,
  riskStudyRoutes,
  riskWorksheetRoutes,
  alertRoutes,
  capRoutes,
  deliveryRoutes,
  escalationRoutes,
  liveRoutes,
  compatRoutes,
  stakeholderRoutes,
  rotaRoutes,
  incidentRoutes,
  incidentResponseRoutes,
  incidentPaperRoutes,
  sensorRoutes,
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
].flatMap((group): Route[] => Object.values(group));
