import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./large-extract.ts', import.meta.url));

/** The flags of `hazardguard data` in `cli/bin/hazardguard.mjs`. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--disable-warning=ExperimentalWarning'];

export interface ExtractFigures {
  readonly seconds: number;
  readonly peakMb: number;
  readonly count: number;
}

/** Runs one act of `large-extract.ts` in a process of its own. */
export const measureExtract = (args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<ExtractFigures> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [...flags, program, ...args], { env: environment }, (error, stdout, stderr) => {
      if (error === null) resolve(JSON.parse(stdout) as ExtractFigures);
      else reject(new Error(`${args.join(' ')}: ${stderr}`));
    });
  });
