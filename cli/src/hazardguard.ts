import { describeFailure } from './describe-failure.ts';
import { Refusal } from './refusal.ts';
import { showValue } from './scenario-file.ts';
import { admin } from './verbs/admin.ts';
import { backup } from './verbs/backup.ts';
import { cases } from './verbs/cases.ts';
import { checkAudit } from './verbs/check-audit.ts';
import { data } from './verbs/data.ts';
import { demo } from './verbs/demo.ts';
import { doctor } from './verbs/doctor.ts';
import { ensemble } from './verbs/ensemble.ts';
import { exportData } from './verbs/export.ts';
import { files } from './verbs/files.ts';
import { help } from './verbs/help.ts';
import { importData } from './verbs/import.ts';
import { locate } from './verbs/locate.ts';
import { migrate } from './verbs/migrate.ts';
import { model } from './verbs/model.ts';
import { restore } from './verbs/restore.ts';
import { risk } from './verbs/risk.ts';
import { schema } from './verbs/schema.ts';
import { threat } from './verbs/threat.ts';
import { validate } from './verbs/validate.ts';

const verbs: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  model,
  ensemble,
  locate,
  risk,
  threat,
  cases,
  validate,
  schema,
  backup,
  restore,
  export: exportData,
  import: importData,
  data,
  migrate,
  files,
  'check-audit': checkAudit,
  doctor,
  admin,
  demo,
  help,
  '--help': help,
  '-h': help,
};

const runVerb = async (verb: string | undefined, args: readonly string[]): Promise<void> => {
  const known = Object.keys(verbs).filter((name) => !name.startsWith('-'));
  if (verb === undefined) throw new Refusal(`A verb is needed: ${known.join(', ')}`, 'See `hazardguard help`.');
  const chosen = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!chosen) throw new Refusal(`${showValue(verb)} is not a verb; allowed: ${known.join(', ')}`, 'See `hazardguard help`.');
  await (args.includes('--help') || args.includes('-h') ? help() : chosen(args));
};

/** Runs a command line and returns the exit code; refusals and bugs go to standard error. */
export const runCommand = async ([verb, ...args]: readonly string[]): Promise<number> => {
  try {
    await runVerb(verb, args);
    return Number(process.exitCode ?? 0);
  } catch (error) {
    const { code, lines } = describeFailure(error);
    process.stderr.write(lines.map((line) => `${line}\n`).join(''));
    return code;
  }
};
