import { emailAddress, followLimits } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { contactImportFields, receptorImportFields } from '../../register/data-import/field-lists.ts';
import { importRows, type Stored } from '../../register/data-import/import-rows.ts';
import type { Importer } from '../../register/data-import/importer.ts';
import { readLanguageWord } from '../../register/data-import/read-language.ts';
import { type ListedNumber, readNumbers } from '../../register/data-import/read-numbers.ts';
import { RowReader } from '../../register/data-import/read-row.ts';
import { isEmptyCell } from '../../register/data-import/read-values.ts';
import { because, shorten } from '../../register/geo-data/reason.ts';
import { areaFields } from '../../register/population/area-row.ts';
import { findRecipientPlaces, type ListedPlace, type PlacedAt, round } from './find-recipient-places.ts';
import { createStopToken, createToken, hashText } from './store.ts';

interface Address {
  readonly channel: ListedNumber['channel'] | 'email';
  readonly address: string;
}

interface Draft {
  readonly addresses: readonly Address[];
  readonly listed: ListedPlace;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly language: PublicLanguage | null;
  readonly name: string | null;
  readonly role: string | null;
  readonly consent: 'agreed' | 'office' | null;
}

interface Known extends ListedPlace {
  readonly id: number;
  readonly channel: string;
  readonly address: string;
  readonly language: string;
  readonly name: string | null;
  readonly role: string | null;
  readonly consent: string | null;
}

interface KnownPlace extends Omit<PlacedAt, 'placed_by'> {
  readonly id: number;
  readonly follower_id: number;
  readonly placed_by: PlacedAt['placed_by'] | null;
}

const recipientFields = {
  name: contactImportFields.name,
  place: {
    type: 'text',
    headers: [
      'village',
      'village name',
      'name of village',
      'gram panchayat',
      'ward',
      'area',
      'place',
      'location',
      'institution',
      'name of institution',
      'school or hospital',
      'गाँव',
      'गांव',
      'ग्राम',
      'ग्राम पंचायत',
      'गाव',
      'ગામ',
      'ગામનું નામ',
      'ગ્રામ પંચાયત',
    ],
  },
  code: { type: 'text', headers: [...areaFields.code.headers, ...receptorImportFields.sourceKey.headers] },
  district: areaFields.district,
  subdistrict: areaFields.subdistrict,
  role: {
    type: 'text',
    headers: [...contactImportFields.role.headers, ...contactImportFields.designation.headers],
  },
  consent: { type: 'text', headers: ['consent', 'consent basis', 'basis of consent', 'सहमति', 'સંમતિ', 'संमती'] },
  phone: contactImportFields.contactNumber,
  secondPhone: contactImportFields.otherNumber,
  landline: {
    type: 'phone',
    headers: [
      'landline',
      'landline no',
      'land line',
      'office phone',
      'office telephone',
      'phone office',
      'std phone',
      'लैंडलाइन',
      'લેન્ડલાઇન',
      'लँडलाईन',
    ],
  },
  email: contactImportFields.emailAddress,
  language: contactImportFields.language,
  latitude: receptorImportFields.latitude,
  longitude: receptorImportFields.longitude,
} as const satisfies Importer['fields'];

/** In an office that is warned, or agreed with the keeper of the list. */
const consents: readonly (readonly [RegExp, 'agreed' | 'office'])[] = [
  [/office|official|duty|post|पद|હોદ્દ/iu, 'office'],
  [/^(y|yes|agreed?|consent(ed)?|given|हाँ|हां|हो|હા)$|\bagree|\bconsent|written|oral|सहमत|સંમત|संमत/iu, 'agreed'],
];

/** What a list says of a recipient besides the address. */
const listDetails = [
  'language',
  'name',
  'role',
  'consent',
  'listed_place',
  'listed_code',
  'listed_district',
  'listed_subdistrict',
] as const;

const toKey = (channel: string, address: string): string => `${channel} ${address}`;

const saysPlace = ({ listed_place, listed_code }: ListedPlace): boolean => listed_place !== null || listed_code !== null;

const pickListed = ({ listed_place, listed_code, listed_district, listed_subdistrict }: ListedPlace): ListedPlace => ({
  listed_place,
  listed_code,
  listed_district,
  listed_subdistrict,
});

const placeColumns = ['name', 'latitude', 'longitude', 'area_id', 'placed_by'] as const;

/** The position that the file gives, else where the registers have the place; null: nowhere. */
const toPlace = ({ listed, position }: Draft, findPlace: (place: ListedPlace) => PlacedAt | undefined): PlacedAt | null => {
  if (position !== null) return { name: listed.listed_place ?? 'Village', ...position, area_id: null, placed_by: 'position' };
  return saysPlace(listed) ? (findPlace(listed) ?? null) : null;
};

const isSamePlace = (place: KnownPlace, at: PlacedAt): boolean =>
  at.area_id === null
    ? place.area_id === null && place.latitude === at.latitude && place.longitude === at.longitude
    : place.area_id === at.area_id;

/** Whether a place is the point of a village, of which the outline is known now. */
const isPointOf = (place: KnownPlace, at: PlacedAt): boolean =>
  place.area_id === null &&
  (place.placed_by === 'receptor' || place.placed_by === 'outline') &&
  place.name.toLowerCase() === at.name.toLowerCase();

const write: Importer['write'] = (database, features, context) => {
  const rowByKey = new Map<string, number>();
  return importRows<Draft>(database, features, context, {
    lock: 'follower, followed_place',
    read: (feature) => {
      const reader = new RowReader(feature, context);
      const mail = reader.text('email');
      const numbers = (['phone', 'secondPhone', 'landline'] as const).flatMap((field) => {
        const cell = reader.cell(field);
        if (cell === undefined || isEmptyCell(cell)) return [];
        const read = readNumbers(String(cell), field === 'landline');
        if (!('wrong' in read)) return read;
        reader.refuse(field, because('notPhone', { value: shorten(read.wrong) }));
        return [];
      });
      if (mail !== null && !emailAddress.safeParse(mail).success) reader.refuse('email', because('notEmail', { value: mail }));
      const addresses: Address[] = [
        ...new Map(numbers.map(({ channel, address }) => [address, { channel, address }])).values(),
        ...(mail === null ? [] : [{ channel: 'email' as const, address: mail.toLowerCase() }]),
      ];
      if (addresses.length === 0) reader.refuse('phone', because('noContact'));
      const spoken = reader.text('language');
      const language = spoken === null ? null : readLanguageWord(spoken);
      if (spoken !== null && language === null) reader.refuse('language', because('notLanguage', { value: spoken }));
      const basis = reader.text('consent');
      const refusedConsent = basis !== null && /^(no|not|none|नहीं|नाही|ના|નથી)(?![\p{L}\p{M}])/iu.test(basis);
      const consent = basis === null || refusedConsent ? null : (consents.find(([words]) => words.test(basis))?.[1] ?? null);
      if (basis !== null && consent === null) reader.refuse('consent', because('notConsent', { value: basis }));
      const at =
        reader.position() ??
        (feature.geometry?.type === 'Point'
          ? { longitude: feature.geometry.coordinates[0], latitude: feature.geometry.coordinates[1] }
          : null);
      if (reader.problems.length > 0) return { problems: reader.problems };
      for (const { channel, address } of addresses) {
        const earlier = rowByKey.get(toKey(channel, address));
        if (earlier !== undefined)
          return { refused: { field: channel === 'email' ? 'email' : 'phone', ...because('sameAddress', { row: earlier }) } };
        rowByKey.set(toKey(channel, address), feature.row);
      }
      return {
        draft: {
          addresses,
          listed: {
            listed_place: reader.text('place', followLimits.nameLength),
            listed_code: reader.text('code', 200),
            listed_district: reader.text('district', 200),
            listed_subdistrict: reader.text('subdistrict', 200),
          },
          position: at && { latitude: round(at.latitude), longitude: round(at.longitude) },
          language,
          name: reader.text('name'),
          role: reader.text('role'),
          consent,
        },
      };
    },
    store: async (client, rows, writer) => {
      const findPlace = await findRecipientPlaces(
        client,
        rows.flatMap(({ draft: { position, listed } }) => (position === null && saysPlace(listed) ? [listed] : [])),
      );
      const { rows: found } = await client.query<Known>(
        `select id, channel, address, ${listDetails.join(', ')} from follower where address = any($1)`,
        [rows.flatMap(({ draft }) => draft.addresses.map(({ address }) => address))],
      );
      const known = new Map(found.map((follower) => [toKey(follower.channel, follower.address), follower]));
      const { rows: stored } = await client.query<KnownPlace>(
        'select id, follower_id, name, latitude, longitude, area_id, placed_by from followed_place where follower_id = any($1::bigint[])',
        [found.map(({ id }) => id)],
      );
      const placesOf = Map.groupBy(stored, ({ follower_id }) => follower_id);
      const newFollowers: Record<string, string | null>[] = [];
      const changed: Pick<Known, 'id' | (typeof listDetails)[number]>[] = [];
      const newPlaces: (PlacedAt & { readonly address: Address; readonly id: number | null })[] = [];
      const movedPlaces: { readonly id: number; readonly [column: string]: string | number | null }[] = [];
      const outcomes = rows.map(({ row, draft }): Stored => {
        const at = toPlace(draft, findPlace);
        let outcome: 'added' | 'changed' | 'unchanged' = 'unchanged';
        let hasPlace = at !== null;
        for (const address of draft.addresses) {
          const follower = known.get(toKey(address.channel, address.address));
          if (follower === undefined) {
            outcome = 'added';
            newFollowers.push({
              ...address,
              ...draft.listed,
              language: draft.language ?? 'en',
              name: draft.name,
              role: draft.role,
              consent: draft.consent,
              token_hash: hashText(createToken()),
              stop_token: createStopToken(),
            });
          } else {
            // What the file leaves out stays.
            const next = {
              ...(saysPlace(draft.listed) ? draft.listed : pickListed(follower)),
              language: draft.language ?? follower.language,
              name: draft.name ?? follower.name,
              role: draft.role ?? follower.role,
              // A person's own confirmation counts more than a list.
              consent: follower.consent === 'own' ? follower.consent : (draft.consent ?? follower.consent),
            };
            if (listDetails.some((detail) => next[detail] !== follower[detail])) {
              if (outcome === 'unchanged') outcome = 'changed';
              changed.push({ id: follower.id, ...next });
            }
          }
          const places = follower === undefined ? [] : (placesOf.get(follower.id) ?? []);
          hasPlace ||= places.length > 0;
          if (at === null || places.some((place) => isSamePlace(place, at))) continue;
          if (outcome === 'unchanged') outcome = 'changed';
          // The outline of a village takes the place of its point.
          const point = at.area_id === null ? undefined : places.find((place) => isPointOf(place, at));
          if (point === undefined) newPlaces.push({ address, id: follower?.id ?? null, ...at });
          else movedPlaces.push({ ...at, id: point.id });
        }
        return { row, outcome, gaps: !hasPlace };
      });
      await writer.add('follower', ['channel', 'address', ...listDetails, 'token_hash', 'stop_token'], newFollowers);
      await writer.change('follower', listDetails, changed);
      await writer.change('followed_place', placeColumns, movedPlaces);
      if (newPlaces.length > 0 && !context.dryRun) {
        const { rows: made } = await client.query<Pick<Known, 'id' | 'channel' | 'address'>>(
          'select id, channel, address from follower where address = any($1)',
          [newPlaces.map(({ address }) => address.address)],
        );
        const ids = new Map(made.map((follower) => [toKey(follower.channel, follower.address), follower.id]));
        await writer.add(
          'followed_place',
          ['follower_id', ...placeColumns, 'radius_m'],
          newPlaces.map(({ address, id, ...place }) => ({
            ...place,
            follower_id: id ?? ids.get(toKey(address.channel, address.address)) ?? null,
            radius_m: followLimits.defaultRadiusM,
          })),
        );
      }
      return outcomes;
    },
  });
};

/** Village heads and others who are warned without following themselves; a later file finds them by telephone number or e-mail address. */
export const recipientImporter: Importer = {
  permission: 'stakeholder.write',
  fields: recipientFields,
  recognise: ({ columns }) =>
    columns.name !== undefined && columns.place !== undefined && (columns.phone !== undefined || columns.email !== undefined) ? 5.5 : 0,
  write,
};
