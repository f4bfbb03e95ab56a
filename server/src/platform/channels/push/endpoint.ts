import { BlockList, isIP } from 'node:net';

export interface PushHosts {
  /** Names of push services; `*.` matches any subdomain. */
  readonly hosts: readonly string[];
  /** Lets tests run a push service on http://127.0.0.1; no environment variable sets it. */
  readonly loopback: boolean;
}

const longest = 1_000;

const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern;

/**
 * Browsers supply the address for their messages, so an attacker can supply any address. Only known push services are called:
 * https at its own port, a listed name, no user, no number in place of a name. Null: refused.
 */
export const parsePushEndpoint = (text: string, { hosts, loopback }: PushHosts): URL | null => {
  if (text.length > longest || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (loopback && url.protocol === 'http:' && url.hostname === '127.0.0.1') return url;
  const numeric = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  const listed = hosts.some((pattern) => matches(url.hostname, pattern));
  return url.protocol === 'https:' && url.port === '' && !numeric && listed ? url : null;
};

/** Networks without push services (IANA special-purpose address registries, RFC 6890). */
const special: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const notPublic = new BlockList();
for (const [network, bits] of special) notPublic.addSubnet(network, bits, 'ipv4');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const notPublic6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic6.addSubnet(network, bits, 'ipv6');
}

/** A name may point into the operator's own network, so the resolved address is checked too. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
};
