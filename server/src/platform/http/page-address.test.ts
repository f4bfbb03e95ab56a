import { expect, test } from 'vitest';
import { normalisePagePath } from './page-address.ts';

test.each([
  ['/Community', '/community'],
  ['/COMMUNITY/?Place=Surat', '/community/?Place=Surat'],
  ['/Community/Poster?lang=gu', '/community/poster?lang=gu'],
  ['/Communitys', '/Communitys'],
  ['/api/Community', '/api/Community'],
  ['/Training?next=/Community', '/Training?next=/Community'],
])('%s is %s', (asked, found) => {
  expect(normalisePagePath(asked)).toBe(found);
});
