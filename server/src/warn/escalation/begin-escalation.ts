import type { Account, EscalationChain } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { callTier } from './call-tier.ts';
import { listChains } from './chain-store.ts';
import { selectChain, type Whose } from './rules.ts';
import type { Subject } from './subject.ts';

type Part = Pick<Database, 'kysely'>;

export interface EscalationStart {
  readonly subject: Subject;
  /** Of an alert: the version released last; of an incident: 0. */
  readonly version: number;
  readonly whose: Whose;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly expiresAt: (chain: EscalationChain) => Date;
  readonly withRelease: boolean;
  /** Who started it for an incident; null: an alert's release did. */
  readonly by: Account | null;
}

/** Starts the chain of an industry and calls its first tier. False: there is no chain for it. */
export const beginEscalation = async (part: Part, start: EscalationStart): Promise<boolean> => {
  const { subject, version, whose, status, expiresAt, withRelease, by } = start;
  const chain = selectChain(await listChains(part), whose);
  const [tier] = chain?.tiers ?? [];
  if (chain === null || tier === undefined) return false;
  const { id: escalationId } = await part.kysely
    .insertInto('escalation')
    .values({
      alert_id: subject.alertId,
      incident: subject.incident,
      chain_name: chain.name,
      tiers: JSON.stringify(chain.tiers),
      status,
      expires_at: expiresAt(chain),
      started_by: by?.name ?? null,
      started_by_id: by?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { industryId } = whose;
  await callTier(part, { escalationId, subject, version, status, tier, number: 1, industryId, startedBy: by?.id ?? null, withRelease });
  return true;
};
