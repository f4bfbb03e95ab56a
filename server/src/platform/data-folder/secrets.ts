import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';
import { writeDurably } from './write-durably.ts';

const secretsSchema = z.object({
  /** Password of the embedded cluster's superuser, used only to set it up. */
  clusterPassword: z.string().min(20),
  /** Password of the role the application connects as. */
  databasePassword: z.string().min(20),
  /** Signs sessions and request tokens. */
  sessionSecret: z.string().min(32),
});

export type Secrets = z.infer<typeof secretsSchema>;

const createSecret = (): string => randomBytes(32).toString('base64url');

/** The secrets of this data folder, created on first use: `secrets`, readable by its owner only. */
export const readSecrets = (dataDir: string): Secrets => {
  const path = join(dataDir, 'secrets');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const made: Secrets = { clusterPassword: createSecret(), databasePassword: createSecret(), sessionSecret: createSecret() };
    writeDurably(path, `${JSON.stringify(made, null, 2)}\n`);
    return made;
  }
  chmodSync(path, 0o600);
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartError(`The file ${path} is damaged. Restore it from a backup: without it the database next to it cannot be opened.`);
  }
};

/** Gives this data folder another installation's signing secret; the passwords of its own database stay. */
export const keepSessionSecret = (dataDir: string, sessionSecret: string): void =>
  writeDurably(join(dataDir, 'secrets'), `${JSON.stringify({ ...readSecrets(dataDir), sessionSecret } satisfies Secrets, null, 2)}\n`);
