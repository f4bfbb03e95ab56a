import { type AlertBar, findReleaseBar, type SignedInRole } from '@hazardguard/contract';
import { findTies, listRemedies } from '../../platform/auth/second-person.ts';
import type { Database } from '../../platform/db/database.ts';
import { listConfirmable } from '../escalation/confirmable.ts';
import { isReal, type StepDeps } from './steps.ts';
import { listWaitingAlerts } from './store.ts';

interface Approver {
  readonly approver: string;
  readonly role: SignedInRole;
  /** The approver's browser; null: unknown. */
  readonly deviceId: string | null;
}

/** The waiting warnings that this person cannot approve without having written them, and what would change that. */
export const listSecondPersonBars = async (
  { database, settings }: { readonly database: Database; readonly settings: StepDeps['settings'] },
  { approver, role, deviceId }: Approver,
): Promise<AlertBar[]> => {
  const bars: AlertBar[] = [];
  for (const row of await listWaitingAlerts(database)) {
    const { givers, ...ties } = await findTies(database, { authors: row.authors, approver, deviceId });
    const facts = { role, isAuthor: row.authors.includes(approver), isReal: isReal(row, settings), owesSecondFactor: false };
    const bar = findReleaseBar({ ...facts, ...ties });
    if (bar === null || bar === 'author') continue;
    const remedies = bar === 'invitation' ? listRemedies(givers, { authors: row.authors, approver }) : [];
    bars.push({ alertId: row.id, bar, confirm: await listConfirmable(database, remedies) });
  }
  return bars;
};
