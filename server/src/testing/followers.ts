import type { Database } from '../platform/db/database.ts';

/** So many people who follow one place, 21.6° N 73° E, by SMS, without the confirmation step. */
export const addFollowers = async ({ pool }: Database, count: number): Promise<void> => {
  await pool.query(
    `with one as (
       insert into follower (channel, address, language, token_hash, stop_token)
       select 'sms', '+91' || (9000000000 + n), 'en', 't' || n, 's' || n from generate_series(1, $1) as n returning id)
     insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, 'Home', 21.6, 73, 100 from one`,
    [count],
  );
};
