import { z } from 'zod';
import { incidentParam } from '../register/incident-reference.ts';
import { idParam, isoMoment, rowVersion, searchText } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { callChannels } from './channel.ts';
import {
  approvalCallReport,
  dryRun,
  dryRunInput,
  escalationChain,
  escalationChainInput,
  escalationReport,
  openEscalation,
} from './escalation.ts';
import { districtReadiness, readiness } from './readiness.ts';

const uuidParam = z.object({ id: z.uuid() });
const alertRoute = { tag: 'escalation', params: uuidParam, answer: escalationReport } as const;
const incidentRoute = { ...alertRoute, params: incidentParam } as const;
const tierCalledLast = z.object({ tier: z.int().min(1) });

export const escalationRoutes = tagged('escalation', {
  chains: route('GET', '/api/escalation-chains', 'listEscalationChains', {
    summary: 'List the chains: who is called, how many must acknowledge, how long to wait',
    permission: 'escalation.read',
    scope: 'rows',
    answer: z.object({ chains: z.array(escalationChain) }),
  }),
  create: route('POST', '/api/escalation-chains', 'createEscalationChain', {
    summary: 'Create a chain for an industry, for a district, or for all others',
    permission: 'escalation.write',
    scope: { of: 'industry', body: 'industryId' },
    body: escalationChainInput,
    status: 201,
    answer: escalationChain,
  }),
  update: route('PUT', '/api/escalation-chains/:id', 'updateEscalationChain', {
    summary: 'Change a chain; running escalations are not changed',
    permission: 'escalation.write',
    scope: { of: 'escalation-chain', param: 'id' },
    params: idParam,
    body: escalationChainInput.safeExtend({ version: rowVersion }),
    answer: escalationChain,
  }),
  remove: route('DELETE', '/api/escalation-chains/:id', 'deleteEscalationChain', {
    summary: 'Delete a chain; running escalations are not changed',
    permission: 'escalation.write',
    scope: { of: 'escalation-chain', param: 'id' },
    params: idParam,
    status: 204,
  }),
  dryRun: route('POST', '/api/escalation-chains/dry-run', 'dryRunEscalation', {
    summary: 'Dry run: who would be called when and how, if nobody answered; nothing is sent',
    permission: 'escalation.read',
    scope: { of: 'industry', body: 'industryId' },
    body: dryRunInput,
    answer: dryRun,
  }),
  readiness: route('GET', '/api/industries/:id/readiness', 'readReadiness', {
    summary: 'Who would be called for a site now, by which channel, last proof, empty tiers, and who could release a warning of it',
    permission: 'escalation.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: readiness,
  }),
  districtReadiness: route('GET', '/api/readiness', 'readDistrictReadiness', {
    summary:
      'The sites that you see with what is missing before a warning can be released and people called, and the first steps of a new district',
    permission: 'escalation.read',
    scope: 'rows',
    query: z.object({ district: searchText.optional(), page: z.coerce.number<string>().int().min(1).max(100_000).default(1) }),
    answer: districtReadiness,
  }),
  channelTest: route('POST', '/api/account/channel-tests', 'sendChannelTest', {
    summary: 'Send a test message to your own addresses of a channel, through the queue that sends warnings',
    permission: 'channel.test',
    scope: 'own',
    body: z.object({ channel: z.enum(callChannels) }),
    answer: z.object({ addresses: z.int().min(1) }),
  }),
  open: route('GET', '/api/escalations', 'listOpenEscalations', {
    summary: 'Alerts and incidents that are waiting for acknowledgement or have too few, the unanswered first',
    permission: 'escalation.read',
    scope: 'rows',
    answer: z.object({ escalations: z.array(openEscalation), now: isoMoment }),
  }),
  read: route('GET', '/api/alerts/:id/escalation', 'readEscalation', {
    ...alertRoute,
    summary: 'The escalation of an alert: who was called, who has acknowledged, when the next tier is called',
    permission: 'escalation.read',
    scope: { of: 'alert', param: 'id' },
  }),
  approvalCall: route('GET', '/api/alerts/:id/approval-call', 'readApprovalCall', {
    ...alertRoute,
    summary: 'Who was called to decide about the version that waits for approval, and when they are called again',
    permission: 'escalation.read',
    scope: { of: 'alert', param: 'id' },
    answer: approvalCallReport,
  }),
  start: route('POST', '/api/alerts/:id/escalation', 'startEscalation', {
    ...alertRoute,
    summary: 'Start the chain again for a public alert',
    permission: 'escalation.act',
    scope: { of: 'alert', param: 'id' },
    body: z.object({}),
  }),
  acknowledge: route('POST', '/api/alerts/:id/escalation/acknowledge', 'acknowledgeAlert', {
    ...alertRoute,
    summary: 'Acknowledge an alert: you are handling it',
    permission: 'escalation.act',
    scope: { of: 'alert', param: 'id' },
    body: z.object({}),
  }),
  callNext: route('POST', '/api/alerts/:id/escalation/next', 'callNextTier', {
    ...alertRoute,
    summary: 'Call the next tier now, without waiting any longer',
    permission: 'escalation.act',
    scope: { of: 'alert', param: 'id' },
    body: tierCalledLast,
  }),
  readOfIncident: route('GET', '/api/incidents/:id/escalation', 'readIncidentEscalation', {
    ...incidentRoute,
    summary: 'The escalation of an incident without an alert',
    permission: 'escalation.read',
    scope: { of: 'incident', param: 'id' },
  }),
  startForIncident: route('POST', '/api/incidents/:id/escalation', 'startIncidentEscalation', {
    ...incidentRoute,
    summary: 'Call the responders for an incident without an alert; nothing is sent to the public',
    permission: 'incident.call',
    scope: { of: 'incident', param: 'id' },
    body: z.object({}),
  }),
  acknowledgeIncident: route('POST', '/api/incidents/:id/escalation/acknowledge', 'acknowledgeIncident', {
    ...incidentRoute,
    summary: 'Acknowledge an incident: you are handling it',
    permission: 'escalation.act',
    scope: { of: 'incident', param: 'id' },
    body: z.object({}),
  }),
  callNextForIncident: route('POST', '/api/incidents/:id/escalation/next', 'callNextTierForIncident', {
    ...incidentRoute,
    summary: 'Call the next tier now, without waiting any longer',
    permission: 'escalation.act',
    scope: { of: 'incident', param: 'id' },
    body: tierCalledLast,
  }),
});
