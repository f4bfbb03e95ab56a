import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { StartError } from '../data-folder/start-error.ts';
import { type ChainHead, chainStart, computeLinkHash } from '../db/audit/chain.ts';
import { openHeadFile } from '../db/audit/heads.ts';
import { sealEntries } from '../db/audit/seal.ts';
import { type ChainFault, type ChainReport, verifyChain } from '../db/audit/verify.ts';
import { type Environment, hasAuditRecord, withInstallation } from './work-on.ts';

/**
 * Recomputes the audit record of an installation and compares it with the heads of its data folder and a given one. Throws a
 * `StartError`.
 */
export const checkAudit = (
  environment: Environment,
  { head }: { readonly head: ChainHead | null },
): Promise<ChainReport & { readonly place: string }> =>
  withInstallation(environment, { alone: false, call: 'check-audit' }, async ({ database, settings, installation }) => {
    if (!(await hasAuditRecord(database))) {
      throw new StartError(
        'These data have no audit record: they are of an older version. Start HazardGuard on them, or run: hazardguard migrate',
      );
    }
    await sealEntries(database);
    const heads = [...openHeadFile(settings.dataDir).read(), ...(head === null ? [] : [head])];
    return { ...(await verifyChain(database, { heads })), place: installation.place };
  });

const exportedLine = /^\{"position":(\d+|null),"hash":(?:"([\da-f]{64})"|null),"entry":(\{.*\})\}$/;

export interface FileReport {
  readonly sealed: number;
  readonly unsealed: number;
  readonly head: ChainHead | null;
  readonly faults: readonly ChainFault[];
}

/** The same for a whole record exported as lines of JSON, without a database. Throws a `StartError` for an invalid line. */
export const checkAuditFile = async (path: string, { head }: { readonly head: ChainHead | null }): Promise<FileReport> => {
  const faults: ChainFault[] = [];
  let before = chainStart;
  let position = 0;
  let unsealed = 0;
  let headMet = head === null;
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const match = exportedLine.exec(line);
    if (match === null) throw new StartError(`Line ${number} of ${path} is not an entry of an exported audit record.`);
    const [, place, hash, text] = match;
    if (hash === undefined) {
      unsealed += 1;
      continue;
    }
    if (Number(place) !== position + 1) faults.push({ position: position + 1, what: 'missing' });
    else if (computeLinkHash(before, text ?? '').toString('hex') !== hash) faults.push({ position: position + 1, what: 'changed' });
    if (head !== null && head.position === Number(place)) {
      headMet = true;
      if (head.hash !== hash) faults.push({ position: head.position, what: 'head' });
    }
    before = Buffer.from(hash, 'hex');
    position = Number(place);
  }
  if (!headMet && head !== null) faults.push({ position: head.position, what: 'head' });
  return { sealed: position, unsealed, head: position === 0 ? null : { position, hash: before.toString('hex') }, faults };
};
