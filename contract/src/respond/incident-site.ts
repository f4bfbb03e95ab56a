import { z } from 'zod';
import { incidentParam } from '../register/incident-reference.ts';
import { isoMoment, rowId, rowIdText } from '../wire/fields.ts';
import { route } from '../wire/route.ts';

/** A site whose stock and contacts the team of an incident may read, until the incident is closed. */
export const incidentSite = z.object({
  id: rowId,
  industryId: rowId,
  industryName: z.string(),
  /** The people who may read, by name: the team of the time when it was opened. */
  names: z.array(z.string()),
  openedAt: isoMoment,
  openedBy: z.string(),
  /** Null: it is open. */
  endedAt: isoMoment.nullable(),
  endedBy: z.string().nullable(),
});
export type IncidentSite = z.infer<typeof incidentSite>;

export const incidentSites = z.object({
  /** Newest first. */
  sites: z.array(incidentSite),
  /** The people named in the incident: assigned to it, with a position or a task. */
  team: z.array(
    z.object({
      name: z.string(),
      /** Whether there is an account of the e-mail address that the directory has for the name. */
      hasAccount: z.boolean(),
    }),
  ),
});

const common = { tag: 'incidents', scope: { of: 'incident', param: 'id' }, params: incidentParam } as const;

export const incidentSiteRoutes = {
  list: route('GET', '/api/incidents/:id/sites', 'listIncidentSites', {
    ...common,
    summary: 'The team of the incident, and the sites that are or were opened to it',
    permission: 'incident.read',
    answer: incidentSites,
  }),
  open: route('POST', '/api/incidents/:id/sites', 'openIncidentSite', {
    ...common,
    summary: 'Let the team of the incident read stock and contacts of a site in your scope, until the incident is resolved or closed',
    permission: 'incident.open-site',
    body: z.object({ industryId: rowId }),
    answer: incidentSites,
  }),
  end: route('DELETE', '/api/incidents/:id/sites/:site', 'endIncidentSite', {
    ...common,
    summary: 'End it before the incident is closed',
    permission: 'incident.open-site',
    params: incidentParam.extend({ site: rowIdText }),
    status: 204,
  }),
} as const;
