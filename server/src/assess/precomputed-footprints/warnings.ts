import { calmBelowMs, type PrecomputedHour, type PrecomputedWarning } from '@hazardguard/contract';

const hourMs = 3_600_000;

/** Spans of consecutive hours that match. */
const findSpans = (
  hours: readonly PrecomputedHour[],
  matches: (hour: PrecomputedHour) => boolean,
): readonly (readonly PrecomputedHour[])[] => {
  const spans: PrecomputedHour[][] = [];
  for (const [index, hour] of hours.entries()) {
    if (!matches(hour)) continue;
    const before = hours[index - 1];
    const open = before !== undefined && matches(before) ? spans.at(-1) : undefined;
    if (open) open.push(hour);
    else spans.push([hour]);
  }
  return spans;
};

const findFarthest = (span: readonly PrecomputedHour[]): number => Math.max(...span.map(({ reachM }) => reachM ?? 0));

const toEdges = (span: readonly PrecomputedHour[]) => ({
  from: span[0]?.time ?? '',
  to: new Date(Date.parse(span.at(-1)?.time ?? '') + hourMs).toISOString(),
  reachM: findFarthest(span),
  beyondRange: span.some(({ beyondRange }) => beyondRange),
});

/** On a calm, stable night a cloud mixes little and stays near the ground, and people are at home. */
const isCalmStable = ({ night, windSpeedMs, stability }: PrecomputedHour): boolean =>
  night && windSpeedMs < calmBelowMs && stability === 'F';

interface Around {
  readonly presentReachM: number | null;
  readonly school: { readonly name: string; readonly distanceM: number; readonly insideNow: boolean | null } | null;
}

/** Warnings of the hours ahead for a duty officer, the most urgent first. */
export const listWarnings = (hours: readonly PrecomputedHour[], { presentReachM, school }: Around): readonly PrecomputedWarning[] => [
  ...(school?.insideNow === true ? [{ code: 'school-inside', school: school.name, distanceM: school.distanceM } as const] : []),
  ...findSpans(hours, isCalmStable).map((span) => ({
    code: 'calm-stable-night' as const,
    ...toEdges(span),
    windSpeedMs: Math.min(...span.map(({ windSpeedMs }) => windSpeedMs)),
    presentReachM,
  })),
  ...(school === null
    ? []
    : findSpans(hours, ({ overSchool }) => overSchool).map((span) => ({
        code: 'towards-school' as const,
        ...toEdges(span),
        school: school.name,
        distanceM: school.distanceM,
      }))),
];
