import { isIPv6 } from 'node:net';

const groups = 8;

/** The eight groups of an IPv6 address in full; its zone (`%eth0`) and a dotted tail do not reach here. */
const splitGroups = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: groups - before.length - after.length }, () => '0'), ...after];
};

/**
 * The network that attempts and requests are counted by: an IPv4 address itself, also in IPv6 notation; for IPv6 the /64, which
 * one line gets and within which a guesser has 2⁶⁴ addresses.
 */
export const toNetwork = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare) || bare.includes('.')) return address;
  const network = splitGroups(bare)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
