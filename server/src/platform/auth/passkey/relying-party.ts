import { isIP } from 'node:net';
import type { Settings } from '../../env/env.ts';

/** The name and address by which browsers know this installation when they make and use passkeys. */
export interface RelyingParty {
  /** The host name that passkeys belong to. */
  readonly id: string;
  readonly origin: string;
}

/** Browsers make passkeys for a host name, behind https or on the machine itself. Null: this installation has no such address. */
export const toRelyingParty = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): RelyingParty | null => {
  const { hostname, origin, protocol } = new URL(publicUrl ?? `http://localhost:${port}`);
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return named && (protocol === 'https:' || hostname === 'localhost') ? { id: hostname, origin } : null;
};
