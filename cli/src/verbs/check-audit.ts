import { writeText } from '../output.ts';
import { readArguments } from '../read-arguments.ts';
import { refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard check-audit [--head POSITION:HASH] [--file EXPORT.jsonl]';

const faultTexts = {
  changed: 'was changed after it was sealed',
  missing: 'is missing',
  head: 'does not match the external checkpoint',
} as const;

/** Recomputes the hashes of the audit record; exit code 1 if it was tampered with. */
export const checkAudit = async (args: readonly string[]): Promise<void> => {
  const { head: given, file } = readArguments(args, usage, { options: { head: { type: 'string' }, file: { type: 'string' } } }).values;
  const { report, head } = await withMaintenance(async (care) => {
    const known = given === undefined ? null : care.readHead(given);
    if (given !== undefined && known === null)
      throw refuseUse('--head must be POSITION:HASH, as printed by the audit page and by this command', usage);
    const found =
      file === undefined ? await care.checkAudit(process.env, { head: known }) : await care.checkAuditFile(file, { head: known });
    return { report: found, head: found.head === null ? null : care.formatHead(found.head) };
  });
  const lines = [
    `${'place' in report ? report.place : file}: ${report.sealed} sealed entries${report.unsealed > 0 ? `, ${report.unsealed} not sealed yet` : ''}`,
    ...report.faults.map(({ position, what }) => `Entry ${position} ${faultTexts[what]}`),
    report.faults.length === 0 ? 'The record is intact' : 'The record was tampered with',
    ...(head === null ? [] : [`Head ${head}`]),
  ];
  await writeText(`${lines.join('\n')}\n`, undefined);
  if (report.faults.length > 0) process.exitCode = 1;
};
