import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findNpm } from '../../npm.mjs';
import { lockFolders } from './lock-file.ts';

export interface Advice {
  /** Known weaknesses of high or critical severity in what a server runs on. */
  readonly grave: readonly string[];
  /** Of lower severity, or only in tools. */
  readonly others: readonly string[];
  /** Why the registry did not answer; null: it answered. */
  readonly unanswered: string | null;
}

interface Report {
  readonly message?: string;
  readonly error?: { readonly code?: string; readonly summary?: string };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

const patienceMs = 60_000;

const runNpmAudit = (folder: string, omit: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const args = [findNpm(), 'audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000', ...omit];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], timeout: patienceMs });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', ({ message }) => resolve(JSON.stringify({ message })));
    child.on('close', () => resolve(output));
  });

const parseReport = (output: string): Report => {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return { message: 'npm gave no answer' };
  }
};

/** What one answer of `npm audit --json` says. Anything else than a report counts as no answer, never as "nothing found". */
export const parseAdvice = (output: string, graveCounts: boolean): Advice => {
  const { vulnerabilities, message, error } = parseReport(output);
  if (vulnerabilities === undefined) {
    const reason = (message ?? error?.summary ?? error?.code ?? 'npm gave no answer')
      .replaceAll(/https?:\/\/\S+/g, '')
      .replaceAll(/\s+/g, ' ');
    return { grave: [], others: [], unanswered: reason.replace(/[\s-]+(POST|GET)?\s*$/, '').trim() };
  }
  const lines = Object.entries(vulnerabilities).map(([name, { severity, range }]) => ({ line: `${name} ${range}: ${severity}`, severity }));
  const isGrave = ({ severity }: { readonly severity: string }): boolean => graveCounts && /^(high|critical)$/.test(severity);
  return {
    grave: lines.filter(isGrave).map(({ line }) => line),
    others: lines.filter((one) => !isGrave(one)).map(({ line }) => line),
    unanswered: null,
  };
};

/** Asks the registry for known weaknesses of the packages of all lock files; stops if it does not answer. */
export const askAdvisories = async (root: string): Promise<Advice> => {
  const audits = [
    { folder: '.', omit: ['--omit=dev'], graveCounts: true },
    ...lockFolders.map((folder) => ({ folder, omit: [], graveCounts: folder === 'runtime' })),
  ];
  let all: Advice = { grave: [], others: [], unanswered: null };
  for (const { folder, omit, graveCounts } of audits) {
    const { grave, others, unanswered } = parseAdvice(await runNpmAudit(join(root, folder), omit), graveCounts);
    if (unanswered !== null) return { ...all, unanswered };
    all = { grave: [...new Set([...all.grave, ...grave])], others: [...new Set([...all.others, ...others])], unanswered: null };
  }
  return { ...all, others: all.others.filter((line) => !all.grave.includes(line)) };
};
