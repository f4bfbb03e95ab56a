import { createECDH, hkdfSync } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { writeDurably } from './write-durably.ts';

/** The key pair that identifies this server to push services (RFC 8292), base64url: an uncompressed point and a number on P-256. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Both keys from the private one; null for an invalid key. */
export const deriveVapidKeys = (privateKey: string): VapidKeys | null => {
  if (!/^[\w-]{43}$/.test(privateKey)) return null;
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return null;
  }
  return { publicKey: curve.getPublicKey().toString('base64url'), privateKey };
};

const createPrivateKey = (): string => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
};

/** The same for all servers that share a secret. */
const derivePrivateKey = (secret: string): string => {
  for (let turn = 0; ; turn += 1) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `hazardguard web push ${turn}`, 32)).toString('base64url');
    if (deriveVapidKeys(key) !== null) return key;
  }
};

/**
 * The keys of this data folder, created on first use: `vapid-key`, readable by its owner only. Browsers follow with these keys
 * only. Where servers share a secret, the keys are derived from it, so that they share them too.
 */
export const readVapidKeys = (dataDir: string, sharedSecret: string | null = null): VapidKeys => {
  const path = join(dataDir, 'vapid-key');
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    text = sharedSecret === null ? createPrivateKey() : derivePrivateKey(sharedSecret);
    writeDurably(path, `${text}\n`);
  }
  chmodSync(path, 0o600);
  const keys = deriveVapidKeys(text);
  if (keys !== null) return keys;
  throw new StartError(`The file ${path} is damaged. Restore it from a backup, or remove it: then every browser must follow again.`);
};

/** Gives this data folder the push key of another installation. */
export const keepVapidKey = (dataDir: string, privateKey: string): void => writeDurably(join(dataDir, 'vapid-key'), `${privateKey}\n`);
