import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { type Area, computeBounds, reachesArea } from './reach.ts';
import { listFollowersWithin } from './recipients.ts';

const database = useTestDatabase();

/** A square of 0.1° about 21.7° N, 73.0° E, with a hole of 0.04° in the middle: 11.1 km high, 10.3 km wide. */
const square: Area = {
  type: 'Polygon',
  coordinates: [
    [
      [72.95, 21.65],
      [73.05, 21.65],
      [73.05, 21.75],
      [72.95, 21.75],
      [72.95, 21.65],
    ],
    [
      [72.98, 21.68],
      [72.98, 21.72],
      [73.02, 21.72],
      [73.02, 21.68],
      [72.98, 21.68],
    ],
  ],
};

test.each([
  ['inside', 21.66, 72.96, 0, true],
  ['in the hole', 21.7, 73.0, 0, false],
  ['in the hole, reaching out of it: its edge is 2,070 m away', 21.7, 73.0, 2_100, true],
  ['in the hole, not reaching its edge', 21.7, 73.0, 2_000, false],
  ['outside', 21.7, 73.06, 0, false],
  ['outside, reaching the edge that is 1,033 m away', 21.7, 73.06, 1_040, true],
  ['outside, not quite', 21.7, 73.06, 1_025, false],
  // The corner is 1,111.9 m south and 1,033.3 m west: 1,518 m.
  ['diagonally outside, reaching the corner', 21.76, 73.06, 1_525, true],
  ['diagonally outside, inside the corner of the boxes alone', 21.76, 73.06, 1_505, false],
])('%s', (_name, latitude, longitude, radiusM, expected) => {
  expect(reachesArea({ latitude, longitude, radiusM }, square)).toBe(expected);
});

test('an area of several parts is reached through any of them; an empty area is never reached', async () => {
  const two: Area = {
    type: 'MultiPolygon',
    coordinates: [
      square.coordinates,
      [
        [
          [80, 10],
          [81, 10],
          [81, 11],
          [80, 11],
          [80, 10],
        ],
      ],
    ],
  };
  expect(reachesArea({ latitude: 10.5, longitude: 80.5, radiusM: 0 }, two)).toBe(true);
  expect(computeBounds(two)).toEqual({ west: 72.95, south: 10, east: 81, north: 21.75 });
  expect(await listFollowersWithin(database(), { type: 'Polygon', coordinates: [] })).toEqual([]);
});

/** 20,000 followers with a place each over Gujarat and around: 20–25° N, 70–75° E. */
const populate = () =>
  database().pool.query(`
    insert into follower (channel, address, language, token_hash, stop_token)
    select 'email', 'a' || i || '@example.org', 'gu', 'hash' || i, 'stop' || i from generate_series(1, 20000) as i;
    insert into followed_place (follower_id, name, latitude, longitude, radius_m)
    select id, 'Place', 20 + (id * 7919 % 100003) / 100003.0 * 5, 70 + (id * 104729 % 100019) / 100019.0 * 5, id % 5 * 1000 from follower;
    insert into followed_place (follower_id, name, latitude, longitude, radius_m) select min(id), 'Hole', 21.7, 73.0, 0 from follower;
    analyze follower, followed_place`);

test('among 20,000 followers the index finds the same followers of an area as a test of each', async () => {
  await populate();
  const found = await listFollowersWithin(database(), square);
  const { rows } = await database().pool.query(
    'select follower_id, latitude, longitude, radius_m from followed_place order by follower_id, id',
  );
  const expected = rows.filter(({ latitude, longitude, radius_m }) => reachesArea({ latitude, longitude, radiusM: radius_m }, square));
  expect(expected.length).toBeGreaterThan(5);
  expect(found.map(({ id }) => id)).toEqual([...new Set(expected.map(({ follower_id }) => follower_id))]);
  expect(found[0]).toMatchObject({ channel: 'email', language: 'gu', places: ['Place'], stopToken: expect.stringMatching(/^stop/) });
  const plan = await database().pool.query(
    `explain select * from followed_place where reach && box(point(72.95, 21.65), point(73.05, 21.75))`,
  );
  expect(JSON.stringify(plan.rows)).toContain('followed_place_by_reach');
});
