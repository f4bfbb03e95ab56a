import { writeText } from '../output.ts';
import { refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard doctor';

/** Checks the installation; exit code 1 if a check failed. */
export const doctor = async (args: readonly string[]): Promise<void> => {
  if (args.length > 0) throw refuseUse('doctor takes no arguments', usage);
  const findings = await withMaintenance(({ runDoctor }) => runDoctor(process.env));
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(({ check, state, says }) => `${state.padEnd(7)}  ${check.padEnd(width)}  ${says}`);
  await writeText(`${lines.join('\n')}\n`, undefined);
  if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1;
};
