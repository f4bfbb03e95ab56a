import type { BreakGlass, BreakGlassRequest, SignedInRole } from '@hazardguard/contract';
import type { BreakGlassRequestRow } from '../../platform/auth/break-glass.ts';
import { toEmergencyScope, toScope } from '../../platform/auth/scope-columns.ts';
import { listPlaceNames, type ScopeSites } from '../../platform/auth/scope-sites.ts';
import type { NoticeCount } from '../../warn/delivery/queue-notice.ts';
import type { Asker } from './break-glass-rules.ts';
import type { BreakGlassRow } from './break-glass-store.ts';

export const toAsker = (row: BreakGlassRow | BreakGlassRequestRow): Asker => ({
  personId: row.person_id,
  role: row.role as SignedInRole,
  scope: toScope(row),
  opens: toEmergencyScope(row),
});

const toCommonFields = (row: BreakGlassRow | BreakGlassRequestRow, sites: ScopeSites) => {
  const { personId, role, scope, opens } = toAsker(row);
  return {
    id: row.id,
    personId,
    name: row.person_name,
    role,
    scope,
    places: listPlaceNames(scope, sites),
    opens,
    opensPlaces: opens === null ? [] : listPlaceNames(opens, sites),
    reason: row.reason,
  };
};

/** Earlier versions stored the counts in the row itself. */
const readEarlierCount = ({ mail_sent: sent, mail_failed: failed, mail_reason: reason }: BreakGlassRow): NoticeCount | null =>
  sent === null ? null : { sent, waiting: 0, failed: failed ?? 0, reason };

export const presentOpening = (row: BreakGlassRow, sites: ScopeSites, messages: NoticeCount | undefined): BreakGlass => ({
  ...toCommonFields(row, sites),
  openedAt: row.opened_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  endedBy: row.ended_by,
  approvedBy: row.approved_by,
  open: row.ended_at === null && row.ends_at > new Date(),
  messages: messages ?? readEarlierCount(row),
});

export const presentRequest = (
  row: BreakGlassRequestRow,
  sites: ScopeSites,
  { messages, mayDecide }: { readonly messages: NoticeCount | undefined; readonly mayDecide: boolean },
): BreakGlassRequest => {
  const waiting = row.outcome === null && row.ends_at > new Date();
  return {
    ...toCommonFields(row, sites),
    askedAt: row.asked_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    outcome: row.outcome,
    waiting,
    mayDecide: waiting && mayDecide,
    messages: messages ?? null,
  };
};
