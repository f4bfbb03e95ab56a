import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keepSessionSecret, readSecrets } from '../../data-folder/secrets.ts';
import { StartError } from '../../data-folder/start-error.ts';
import { keepVapidKey, readVapidKeys } from '../../data-folder/vapid-key.ts';
import type { Settings } from '../../env/env.ts';
import { secretsFile } from './manifest.ts';

const schema = z.object({ sessionSecret: z.string().min(32), vapidKey: z.string().min(20) });

/** The keys of an installation. Without them sessions end, links in earlier messages become invalid, and browsers must follow again. */
export type InstallationSecrets = z.output<typeof schema>;

export const readInstallationSecrets = ({ dataDir, secret, push }: Pick<Settings, 'dataDir' | 'secret' | 'push'>): InstallationSecrets => ({
  sessionSecret: secret ?? readSecrets(dataDir).sessionSecret,
  vapidKey: (push.keys ?? readVapidKeys(dataDir)).privateKey,
});

/** Writes a backup's keys into a data folder; false where the backup has none. */
export const restoreSecrets = (folder: string, dataDir: string): boolean => {
  const path = join(folder, secretsFile);
  if (!existsSync(path)) return false;
  let secrets: InstallationSecrets;
  try {
    secrets = schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new StartError(`${path} is damaged. Remove it to restore without the keys: sessions and links sent before are then invalid.`);
  }
  keepSessionSecret(dataDir, secrets.sessionSecret);
  keepVapidKey(dataDir, secrets.vapidKey);
  return true;
};
