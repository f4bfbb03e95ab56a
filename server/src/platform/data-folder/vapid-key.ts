import { createECDH, hkdfSync } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { writeDurably } from './write-durably.ts';

/** The key pair by which push services know this server (RFC 8292), base64url: an uncompressed point and a number on P-256. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Both keys from the private one; null where that is none. */
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
 * The keys of this data folder, made on first use: `vapid-key`, readable by its owner only. Browsers follow under these keys alone. Where
 * servers share a secret, it makes theirs, so that they share these keys, too.
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
  throw new StartError(`The file ${path} is damaged. Restore it from a backup, or remove it: then every browser must follow anew.`);
};

/** From now on push services know this data folder's server by another installation's key. */
export const keepVapidKey = (dataDir: string, privateKey: string): void => writeDurably(join(dataDir, 'vapid-key'), `${privateKey}\n`);
