import type { TransactionClient } from '../../platform/db/tables/copy.ts';

/** What a list says of a place. */
export interface ListedPlace {
  readonly listed_place: string | null;
  readonly listed_code: string | null;
  readonly listed_district: string | null;
  readonly listed_subdistrict: string | null;
}

/** Where a recipient is warned: in the outline of a village or ward, else around the point. */
export interface PlacedAt {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly area_id: number | null;
  readonly placed_by: 'position' | 'outline' | 'receptor' | 'site';
}

/** As a follower's place is stored: about 1 m. */
export const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const toKey = ({ listed_place, listed_code, listed_district, listed_subdistrict }: ListedPlace): string =>
  JSON.stringify([listed_place, listed_code, listed_district, listed_subdistrict]);

/** Where the registers have each of these places; undefined: nowhere, or several fit. */
export const findRecipientPlaces = async (
  client: TransactionClient,
  listed: readonly ListedPlace[],
): Promise<(place: ListedPlace) => PlacedAt | undefined> => {
  const asked = [...new Map(listed.map((place) => [toKey(place), place])).entries()];
  const column = (name: keyof ListedPlace): (string | null)[] => asked.map(([, place]) => place[name]);
  const { rows } = await client.query<PlacedAt & { readonly key: string }>(
    `select asked.key, found.name, found.latitude, found.longitude, found.area_id, found.placed_by
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as asked (key, place, code, district, subdistrict),
       find_recipient_place(asked.place, asked.code, asked.district, asked.subdistrict) as found
     where found.reason is null`,
    [asked.map(([key]) => key), column('listed_place'), column('listed_code'), column('listed_district'), column('listed_subdistrict')],
  );
  const found = new Map(
    rows.map(({ key, latitude, longitude, ...place }) => [key, { ...place, latitude: round(latitude), longitude: round(longitude) }]),
  );
  return (place) => found.get(toKey(place));
};
