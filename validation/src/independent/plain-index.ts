/** Rows of a register in the form of the second program: plain values. */
export interface RegisterRows {
  /** Time of the index, and days for which a proof of contact is fresh. */
  readonly now: string;
  readonly freshDays: number;
  readonly sites: readonly {
    readonly id: number;
    readonly name: string;
    readonly district: string;
    readonly latitude: number;
    readonly longitude: number;
    /** Reach of the worst case, m; null: not computed. */
    readonly reachM: number | null;
    /** Stock of listed chemicals, kg, with the lower threshold of MSIHC Schedule 2, kg; empty: no stock. */
    readonly stocks: readonly { readonly casNo: string; readonly name: string; readonly kg: number; readonly lowerKg: number }[];
  }[];
  readonly places: readonly {
    readonly kind: string;
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly people: number;
  }[];
  readonly contacts: readonly {
    readonly address: string;
    readonly contactNumberProvedAt: string | null;
    readonly emailAddressProvedAt: string | null;
  }[];
}

const names = ['stock', 'reach', 'peopleInReach', 'sensitiveInReach', 'peopleNear', 'hospitals', 'responders', 'contacts'] as const;
type Values = Record<(typeof names)[number], number | null>;

export interface PlainIndexRow {
  readonly id: number;
  readonly values: Readonly<Values>;
  readonly index: number | null;
  /** 1 is the most vulnerable. */
  readonly rank: number | null;
}

const fewerIsWorse: readonly string[] = ['hospitals', 'responders', 'contacts'];

/** Great circle by the law of haversines on the mean sphere, m. */
const apartM = (lat1: number, lon1: number, lat2: number, lon2: number): number => {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 + Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lon2 - lon1) * rad) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
};

const indicatorValues = (rows: RegisterRows): readonly Values[] => {
  const isResponder = ({ kind, name }: RegisterRows['places'][number]): boolean =>
    ['fire', 'police', 'shelter'].includes(kind) || (kind === 'other' && /fire station|police|shelter/i.test(name));
  const anyResponder = rows.places.some(isResponder);
  const isFresh = (moment: string | null): boolean =>
    moment !== null && Date.parse(rows.now) - Date.parse(moment) <= rows.freshDays * 86_400_000;
  return rows.sites.map((site) => {
    const around = rows.places.map((place) => ({ ...place, away: apartM(site.latitude, site.longitude, place.latitude, place.longitude) }));
    const within = (m: number) => around.filter(({ away }) => away <= m);
    const isRecorded = within(20_000).length > 0;
    const sum = (list: readonly { readonly people: number }[]): number => list.reduce((total, { people }) => total + people, 0);
    const inReach = site.reachM === null || !isRecorded ? null : within(site.reachM);
    const there = rows.contacts.filter(({ address }) => address.toLowerCase().includes(site.district.toLowerCase()));
    const fresh = there.flatMap(({ contactNumberProvedAt, emailAddressProvedAt }) => [contactNumberProvedAt, emailAddressProvedAt]);
    return {
      stock: site.stocks.length === 0 ? null : Math.max(...site.stocks.map(({ kg, lowerKg }) => kg / lowerKg)),
      reach: site.reachM,
      peopleInReach: inReach && sum(inReach),
      sensitiveInReach: inReach === null ? null : inReach.filter(({ kind }) => kind === 'school' || kind === 'hospital').length,
      peopleNear: isRecorded ? sum(within(2_000)) : null,
      hospitals: isRecorded ? within(10_000).filter(({ kind }) => kind === 'hospital').length : null,
      responders: isRecorded && anyResponder ? within(10_000).filter(isResponder).length : null,
      contacts: there.length === 0 ? null : fresh.filter(isFresh).length / fresh.length,
    };
  });
};

/** 100 × the mean place of a value among those known ÷ (their number − 1), by counting how many are below and how many are equal. */
const percentile = (value: number | null, all: readonly (number | null)[], sign: number): number | null => {
  const known = all.filter((one) => one !== null);
  if (value === null || known.length < 2) return null;
  const below = known.filter((one) => sign * one < sign * value).length;
  const equal = known.filter((one) => one === value).length;
  return (100 * (below + (equal - 1) / 2)) / (known.length - 1);
};

/**
 * The Industrial Vulnerability Index from the rows of the register: eight values, their percentile ranks, the mean of those known where
 * at least half are. After OECD/JRC (2008) as decision 37 has it.
 */
export const plainIndex = (rows: RegisterRows): readonly PlainIndexRow[] => {
  const values = indicatorValues(rows);
  const indices = values.map((mine) => {
    const parts = names
      .map((name) =>
        percentile(
          mine[name],
          values.map((one) => one[name]),
          fewerIsWorse.includes(name) ? -1 : 1,
        ),
      )
      .filter((part) => part !== null);
    return parts.length * 2 < names.length ? null : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  });
  return rows.sites.map(({ id }, i) => {
    const index = indices[i] ?? null;
    const better = index === null ? [] : indices.filter((one) => one !== null && one > index);
    return { id, values: values[i] as Values, index, rank: index === null ? null : better.length + 1 };
  });
};
