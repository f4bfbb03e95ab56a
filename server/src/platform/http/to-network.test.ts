import { expect, test } from 'vitest';
import { toNetwork } from './to-network.ts';

// RFC 4291 (writing of addresses), RFC 6177 (one line gets a /64 or more).
test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test('addresses of one line count as one, another line as another', () => {
  expect(toNetwork('2001:db8:1:2::1')).toBe(toNetwork('2001:db8:1:2:a:b:c:d'));
  expect(toNetwork('2001:db8:1:2::1')).not.toBe(toNetwork('2001:db8:1:3::1'));
});
