import { createHash, randomInt, randomUUID } from 'node:crypto';
import { type Account, ApiError, type ContactKind, contactCode, type StakeholderCard, toDialledNumber } from '@hazardguard/contract';
import { sql } from 'kysely';
import { type Message, plain } from '../../platform/channels/channel.ts';
import type { Channels } from '../../platform/channels/list.ts';
import type { Database } from '../../platform/db/database.ts';
import { isClockSetBack } from '../../platform/db/faults/clock-jump.ts';
import { presentStakeholder } from './rules.ts';
import { listMemberships } from './store.ts';

const selectChannel = ({ email, sms }: Channels, contact: ContactKind) => (contact === 'emailAddress' ? email : sms);

/** Everything about one person; of the codes, only that they are on their way. */
export const readCard = async (database: Database, channels: Channels, personId: number): Promise<StakeholderCard> => {
  const places = await listMemberships(database, personId);
  const { kysely } = database;
  const proofs = await kysely
    .selectFrom('stakeholder_proof')
    .innerJoin('stakeholder', 'stakeholder.id', 'stakeholder_proof.stakeholder_id')
    .select(['contact', 'method', 'proved_at', 'proved_by'])
    .select(
      sql<boolean>`proved_at >= case contact when 'contactNumber' then contact_number_since else email_address_since end`.as('current'),
    )
    .where('stakeholder_id', '=', personId)
    .orderBy('proved_at', 'desc')
    .limit(50)
    .execute();
  const codes = await selectValidCodes(database, personId).execute();
  return {
    places: places.map(presentStakeholder),
    proofs: proofs.map(({ contact, method, proved_at, proved_by, current }) => ({
      contact,
      method,
      provedAt: proved_at.toISOString(),
      provedBy: proved_by,
      current,
    })),
    pending: codes.map((code) => ({
      contact: code.contact,
      sentAt: code.sent_at.toISOString(),
      sentBy: code.sent_by,
      expiresAt: code.expires_at.toISOString(),
      attemptsLeft: code.attempts_left,
    })),
    channels: { contactNumber: channels.sms !== null, emailAddress: channels.email !== null },
  };
};

/** Codes that can still be entered: not too old, guesses left, and sent to the contact as it is now. */
const selectValidCodes = ({ kysely }: Database, personId: number) =>
  kysely
    .selectFrom('stakeholder_code')
    .innerJoin('stakeholder', 'stakeholder.id', 'stakeholder_code.stakeholder_id')
    .selectAll('stakeholder_code')
    .where('stakeholder_id', '=', personId)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where(sql<boolean>`sent_at >= case contact when 'contactNumber' then contact_number_since else email_address_since end`)
    .orderBy('contact');

const appendProof = (
  kysely: Database['kysely'],
  proof: { readonly personId: number; readonly contact: ContactKind; readonly method: 'call' | 'code'; readonly by: Account },
) =>
  kysely
    .insertInto('stakeholder_proof')
    .values({
      stakeholder_id: proof.personId,
      contact: proof.contact,
      method: proof.method,
      proved_by: proof.by.name,
      proved_by_id: proof.by.id,
    })
    .execute();

export const confirmByPhone = async (database: Database, personId: number, contact: ContactKind, by: Account): Promise<void> => {
  await listMemberships(database, personId);
  await appendProof(database.kysely, { personId, contact, method: 'call', by });
};

/** The hash keeps codes out of logs and backups; what stops guessing is the number of attempts. */
const hashCode = (personId: number, contact: ContactKind, code: string): string =>
  createHash('sha256').update(`${personId} ${contact} ${code}`).digest('hex');

const createCode = (): string =>
  randomInt(10 ** contactCode.digits)
    .toString()
    .padStart(contactCode.digits, '0');

const buildMessage = (contact: ContactKind, code: string, name: string, by: Account): Message => ({
  ...plain,
  id: randomUUID(),
  template: 'contact-code',
  language: 'en',
  subject: 'HazardGuard: is this address still yours?',
  text: contact === 'emailAddress' ? formatEmail(code, name, by) : formatSms(code),
});

/** One fixed text with one variable, as it is registered with the operators of the network. */
const formatSms = (code: string): string =>
  `HazardGuard: ${code} is the code to verify this number for the emergency directory. Give it to the person who asked you. Valid for ${contactCode.validHours} hours.`;

const formatEmail = (code: string, name: string, by: Account): string =>
  [
    `Dear ${name},`,
    '',
    `${by.name} keeps the emergency directory of HazardGuard and asks whether you can be reached here.`,
    `Please tell this code to ${by.name}: ${code}`,
    '',
    `It is valid for ${contactCode.validHours} hours. Without your answer the directory shows this contact as not proved.`,
    'If you do not know what this is about, you need do nothing.',
  ].join('\n');

/** Sends a new code and keeps its hash; the one before it is void. */
export const sendCode = async (
  { database, channels }: { readonly database: Database; readonly channels: Channels },
  personId: number,
  contact: ContactKind,
  by: Account,
): Promise<void> => {
  const [person] = await listMemberships(database, personId);
  const channel = selectChannel(channels, contact);
  if (channel === null) {
    const what = contact === 'emailAddress' ? 'e-mail' : 'text messages';
    throw new ApiError('channel-not-configured', `This installation has no channel for ${what}. Confirm the contact by phone`);
  }
  const code = createCode();
  const fields = {
    code_hash: hashCode(personId, contact, code),
    sent_by: by.name,
    expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${contactCode.validHours})`,
    attempts_left: contactCode.attempts,
  };
  // The row is taken before the message leaves, so that two presses at once send one message.
  const { numInsertedOrUpdatedRows } = await database.kysely
    .insertInto('stakeholder_code')
    .values({ stakeholder_id: personId, contact, ...fields })
    .onConflict((conflict) =>
      conflict
        .columns(['stakeholder_id', 'contact'])
        .doUpdateSet({ ...fields, sent_at: sql`clock_timestamp()` })
        .where(sql<boolean>`(stakeholder_code.sent_at < clock_timestamp() - make_interval(secs => ${contactCode.pauseSeconds})
          or ${isClockSetBack('stakeholder_code.sent_at')})`),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) {
    throw new ApiError('too-many-requests', `A code has just been sent. Wait ${contactCode.pauseSeconds} seconds before you send another`);
  }
  const to = contact === 'emailAddress' ? person.email_address : (toDialledNumber(person.contact_number) ?? person.contact_number);
  const outcome = await channel.send(to, buildMessage(contact, code, person.name, by));
  if (outcome.kind === 'accepted') return;
  await database.kysely
    .deleteFrom('stakeholder_code')
    .where('stakeholder_id', '=', personId)
    .where('contact', '=', contact)
    .where('code_hash', '=', fields.code_hash)
    .execute();
  throw new ApiError('provider-unavailable', `${outcome.reason}; no code was sent`);
};

/** A right code proves the contact and is used up; a wrong one costs an attempt. */
export const enterCode = (database: Database, personId: number, contact: ContactKind, code: string, by: Account): Promise<void> =>
  database.kysely
    .transaction()
    .execute(async (transaction) => {
      const found = await selectValidCodes({ ...database, kysely: transaction }, personId)
        .where('contact', '=', contact)
        .forUpdate('stakeholder_code')
        .executeTakeFirst();
      if (found === undefined) return 'none';
      const ofThis = transaction.updateTable('stakeholder_code').where('stakeholder_id', '=', personId).where('contact', '=', contact);
      if (found.code_hash !== hashCode(personId, contact, code)) {
        await ofThis.set({ attempts_left: sql`attempts_left - 1` }).execute();
        return found.attempts_left - 1;
      }
      await ofThis.set({ attempts_left: 0 }).execute();
      await appendProof(transaction, { personId, contact, method: 'code', by });
      return 'proved';
    })
    .then((outcome) => {
      if (outcome === 'proved') return;
      if (outcome === 'none') throw new ApiError('wrong-code', 'There is no valid code for this contact. Send a new one');
      const message = outcome > 0 ? `This is not the code; attempts left: ${outcome}` : 'This is not the code; send a new one';
      throw new ApiError('wrong-code', message, [{ field: 'code', message }]);
    });
