import { type ReleaseSize, releaseSizes } from '@hazardguard/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Happening, happenings } from '../../assess/scenario/choose-hazard.ts';
import { asId, oneOf, type Search } from '../../data/address.ts';
import type { Position } from '../../map/graticule.ts';
import { readIncidentId } from '../../register/incident-reference/read-incident-id.ts';

/** The answers of one report; undefined: not answered yet. */
export interface Answers {
  readonly happening: Happening;
  /** The site. */
  readonly site: number | undefined;
  /** Away from any site, such as a road tanker; then `site` is the one whose people are responsible. */
  readonly at: Position | undefined;
  /** An inventory item of the site, a chemical of the library by its id, or that nobody knows. */
  readonly what: number | string | 'unknown' | undefined;
  /** `what` is a solution or mixture, and the person has chosen to assess it as the pure chemical. */
  readonly assessAsPure: boolean;
  readonly size: ReleaseSize | undefined;
  /** All of the stock is coming out, not one of its vessels. */
  readonly whole: boolean | undefined;
  /** Set by the first save. */
  readonly incident: string | undefined;
}

const asPosition = (raw: unknown): Position | undefined => {
  const [latitude = Number.NaN, longitude = Number.NaN] = typeof raw === 'string' ? raw.split(' ').map(Number) : [];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
};

/** Five decimals, about 1 m. */
const toAddressText = ({ latitude, longitude }: Position): string => `${latitude.toFixed(5)} ${longitude.toFixed(5)}`;

export const readAnswers = (raw: Search): Answers => {
  const what = typeof raw.what === 'string' && /^[a-z0-9-]{1,60}$/.test(raw.what) ? raw.what : asId(raw.what);
  return {
    happening: oneOf(happenings)(raw.happening) ?? 'leaking',
    site: asId(raw.site),
    at: asPosition(raw.at),
    what,
    assessAsPure: raw.pure === 1,
    size: oneOf(releaseSizes)(raw.size),
    whole: raw.whole === true || undefined,
    incident: readIncidentId(raw.incident),
  };
};

/** The answers in the address, so that a reload or a shared link keeps them. */
export const useAnswers = (): readonly [Answers, (change: Partial<Answers>) => void] => {
  const raw: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (patch: Partial<Answers>): void => {
    const { assessAsPure, ...others } = patch;
    const search = (before: Search): Search =>
      ({
        ...before,
        ...others,
        ...(assessAsPure === undefined ? {} : { pure: assessAsPure ? 1 : undefined }),
        ...('at' in patch ? { at: patch.at && toAddressText(patch.at) } : {}),
      }) as Search;
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  };
  return [readAnswers(raw), change];
};

export const questions = ['where', 'what', 'size', 'wind'] as const;
export type Question = (typeof questions)[number];

/** Questions that count: an explosion takes the whole stock; without a model only place and substance do. */
export const listQuestions = (happening: Happening, hasModel: boolean): readonly Question[] => {
  if (!hasModel) return ['where', 'what'];
  return happening === 'exploded' ? ['where', 'what', 'wind'] : questions;
};

/** Enough to report: place, substance, and size where it counts. The wind may follow. */
export const isReportable = ({ happening, site, at, what, size }: Answers, hasModel: boolean): boolean =>
  (site !== undefined || at !== undefined) &&
  what !== undefined &&
  (size !== undefined || !listQuestions(happening, hasModel).includes('size'));
