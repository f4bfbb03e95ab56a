import { calmBelowMs, type StandingHour, type StandingWarning } from '@hazardguard/contract';

const hourMs = 3_600_000;

/** Hours in a row that match, as spans. */
const spansOf = (hours: readonly StandingHour[], matches: (hour: StandingHour) => boolean): readonly (readonly StandingHour[])[] => {
  const spans: StandingHour[][] = [];
  for (const [index, hour] of hours.entries()) {
    if (!matches(hour)) continue;
    const before = hours[index - 1];
    const open = before !== undefined && matches(before) ? spans.at(-1) : undefined;
    if (open) open.push(hour);
    else spans.push([hour]);
  }
  return spans;
};

const farthest = (span: readonly StandingHour[]): number => Math.max(...span.map(({ reachM }) => reachM ?? 0));

const edges = (span: readonly StandingHour[]) => ({
  from: span[0]?.time ?? '',
  to: new Date(Date.parse(span.at(-1)?.time ?? '') + hourMs).toISOString(),
  reachM: farthest(span),
  beyondRange: span.some(({ beyondRange }) => beyondRange),
});

/** Calm and stable by night: a cloud stays together and lies low, and people are at home. */
const isCalmStable = ({ night, windSpeedMs, stability }: StandingHour): boolean => night && windSpeedMs < calmBelowMs && stability === 'F';

interface Around {
  readonly presentReachM: number | null;
  readonly school: { readonly name: string; readonly distanceM: number; readonly insideNow: boolean | null } | null;
}

/** What a duty officer should know of the hours ahead, the most urgent first. */
export const warningsOf = (hours: readonly StandingHour[], { presentReachM, school }: Around): readonly StandingWarning[] => [
  ...(school?.insideNow === true ? [{ code: 'school-inside', school: school.name, distanceM: school.distanceM } as const] : []),
  ...spansOf(hours, isCalmStable).map((span) => ({
    code: 'calm-stable-night' as const,
    ...edges(span),
    windSpeedMs: Math.min(...span.map(({ windSpeedMs }) => windSpeedMs)),
    presentReachM,
  })),
  ...(school === null
    ? []
    : spansOf(hours, ({ overSchool }) => overSchool).map((span) => ({
        code: 'towards-school' as const,
        ...edges(span),
        school: school.name,
        distanceM: school.distanceM,
      }))),
];
