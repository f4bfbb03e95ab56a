import { describeValidation, type Span, type Stay, type Threat } from '@hazardguard/engine';
import { distance, duration, figure, levelName } from '@hazardguard/engine/formats';
import { alignColumns } from '../align-columns.ts';

const indentLines = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);
const formatPercent = (share: number): string => (share < 1e-4 ? '< 0.01 %' : `${figure(100 * share)} %`);
const formatSpan = (span: Span | null): string => (span === null ? '-' : `${duration(span.fromS)} to ${duration(span.untilS)}`);

const toStayRows = (outdoors: Stay, indoors: Stay, exponent: number): readonly string[] => {
  const rows: readonly (readonly [string, (stay: Stay) => string])[] = [
    ['Highest, ppm', ({ peak }) => figure(peak)],
    ['  after', ({ peakS }) => duration(peakS)],
    [`Toxic load, ppm^${figure(exponent)} min`, ({ load }) => figure(load)],
    ['Same load over the exposure, ppm', ({ equivalent }) => figure(equivalent)],
    ...outdoors.deaths.map(({ set }, i) => [`Deaths by ${set}`, (stay: Stay) => formatPercent(stay.deaths[i]?.share ?? 0)] as const),
    ...(outdoors.slotShare === null ? [] : [['Share of the SLOT', (stay: Stay) => formatPercent(stay.slotShare ?? 0)] as const]),
    ...(outdoors.slodShare === null ? [] : [['Share of the SLOD', (stay: Stay) => formatPercent(stay.slodShare ?? 0)] as const]),
  ];
  return alignColumns([['', 'Outdoors', 'Indoors'], ...rows.map(([label, of]) => [label, of(outdoors), of(indoors)])], 1);
};

const formatAdvice = ({ shelter }: Threat): readonly string[] => {
  if (shelter === null) return [];
  const advice = { 'no-action': 'NO ACTION NEEDED HERE', shelter: 'SHELTER', leave: 'LEAVE, across the wind' }[shelter.advice];
  const loads = [
    ['Outdoors all the time', figure(shelter.outdoorsLoad)],
    ['Indoors, windows opened in time', figure(shelter.shelterLoad)],
    ['Indoors, windows never opened', figure(shelter.closedLoad)],
    [
      `Walking away after ${duration(shelter.nowS)} at ${figure(shelter.walkingMs)} m/s, across the wind from the axis`,
      figure(shelter.leaveLoad),
    ],
    ['Walking away, if the axis is on the other side', figure(shelter.leaveOtherWayLoad)],
  ];
  return [
    `${advice}: ${shelter.reason}`,
    ...(shelter.shelterSuffices ? [] : ['  Sheltering alone leaves a severe dose: people here need help to get out.']),
    ...(shelter.ventilateS === null
      ? []
      : [`  Open the windows after ${duration(shelter.ventilateS)}, once the air outdoors is confirmed clean.`]),
    '  Toxic loads',
    ...indentLines(indentLines(alignColumns(loads, 1))),
  ];
};

/** The threat at a place as a text table. */
export const toThreatTable = (threat: Threat): string => {
  const { place, chemical, model, unit, outdoors, indoors, heat } = threat;
  const sections: readonly (readonly string[])[] = [
    [
      `${chemical.name} (${chemical.cas}), ${threat.hazard}, at ${place.latitude.toFixed(6)}, ${place.longitude.toFixed(6)}`,
      `${distance(place.distanceM)} from the source, ${distance(place.xM)} downwind and ${distance(Math.abs(place.yM))} to the ${place.yM < 0 ? 'right' : 'left'} of the wind`,
    ],
    [
      `Highest value outdoors ${figure(threat.peak)} ${unit}`,
      ...(threat.arrivalS === null || threat.departureS === null
        ? []
        : [`The cloud arrives after ${duration(threat.arrivalS)} and has passed after ${duration(threat.departureS)}`]),
      ...(heat === null ? [] : [`For ${duration(heat.seconds)}: ${formatPercent(heat.deathShare)} of people outdoors die`]),
    ],
    [
      'Levels',
      ...indentLines(
        alignColumns(
          [
            ['Level', 'Value', 'Reached', 'Outdoors', 'Indoors'],
            ...threat.levels.map(({ level, met, outdoors: out, indoors: inside }) => [
              levelName(level),
              `${figure(level.value)} ${level.unit}`,
              met ? 'yes' : 'no',
              formatSpan(out),
              formatSpan(inside),
            ]),
          ],
          1,
        ),
      ),
    ],
    outdoors === null || indoors === null || threat.exponent === null
      ? []
      : [
          `For the whole passage of the cloud, indoors at ${figure(threat.airChangesPerH ?? 0)} air changes per hour`,
          ...indentLines(toStayRows(outdoors, indoors, threat.exponent)),
        ],
    formatAdvice(threat),
    [
      'Model',
      `  ${model.title} [${model.id}], ${model.mode}, ${model.verified ? 'verified against independent published cases' : 'NOT VALIDATED'}`,
      ...(model.validatedOn ?? []).map((one) => `  Validated on ${describeValidation(one)}`),
    ],
    [
      'Caveats',
      ...indentLines(threat.caveats.map(({ severity, message }) => `${severity === 'warning' ? 'Warning' : 'Note'}: ${message}`)),
    ],
    [`Engine ${threat.engineVersion}, scenario ${threat.scenarioHash}`],
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
};
