import { signedInRoles } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { findDemoPersonId, findDemoPlacePersonId } from './demo-accounts.ts';

const database = useTestDatabase();
const forgetPeople = () => database().pool.query('delete from person');

test('the first people of a fresh demo sign in at the same moment', async () => {
  for (let round = 0; round < 20; round += 1) {
    await forgetPeople();
    const found = await Promise.all(signedInRoles.map((role) => findDemoPersonId(database(), role)));
    expect(found).toEqual(signedInRoles.map((role) => `demo-${role}`));
  }
});

test('another sign-in may have written the e-mail address before the id is seen', async () => {
  // PostgreSQL writes a row into one index after the other. A row with the address only is what a second sign-in meets in between.
  await forgetPeople();
  const person = "insert into person (id, name, email, email_verified, role) values ($1, 'Demo', $2, false, 'admin')";
  await database().pool.query(person, ['halfway', 'admin@demo.invalid']);
  await database().pool.query(person, ['halfway, place', 'l1-place@demo.invalid']);
  expect(await findDemoPersonId(database(), 'admin')).toBe('demo-admin');
  expect(await findDemoPlacePersonId(database(), 'l1')).toBe('demo-l1-place');
});
