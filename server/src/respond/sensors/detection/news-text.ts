import type { AlertNews, NewsReason } from '@hazardguard/contract';
import { figure } from '@hazardguard/engine/formats';
import { formatAreaChange } from '../../../warn/alerts/area-change-text.ts';
import { nameWeather } from '../../../warn/alerts/proposal.ts';
import { formatDirection } from '../../../warn/alerts/wording.ts';

const formatWind = ({ fromDeg, speedMs, stability }: Extract<NewsReason, { kind: 'wind' }>['now']): string =>
  `from ${formatDirection(fromDeg)} (${Math.round(fromDeg)}°), ${figure(speedMs)} m/s, stability class ${stability}`;

/** Why the warning was calculated again, in the English of the log. */
const formatReason = (because: NewsReason): string => {
  if (because.kind === 'wind') {
    const { source, before, now } = because;
    return `New wind, ${nameWeather(source)}: ${formatWind(now)}. The warning used the wind ${formatWind(before)}.`;
  }
  if (because.kind === 'estimate') return 'The readings of the sensors give a new estimate of the source.';
  const { sensors, levelId, levelPpm } = because;
  const list = sensors.map(({ code, ppm }) => `${code} ${figure(ppm)} ppm`).join(', ');
  return `Sensors outside both areas measure ${levelId} (${figure(levelPpm)} ppm) or more: ${list}. The areas do not follow: draw the area, or correct the source.`;
};

const holds: Readonly<Record<NonNullable<AlertNews['held']>, string>> = {
  written: 'No draft was made: a person has written the next message, and it is not overwritten.',
  drawn: 'No draft was made: a person drew the area of the warning.',
};

/** The reason of the new version, and the entry in the log. */
export const describeNews = (
  { because, change, held, isReleaseOver }: AlertNews,
  { version, state }: { readonly version: number; readonly state: string },
): { readonly reason: string; readonly log: string } => {
  const over = isReleaseOver ? ' By the calculation the release has ended meanwhile: update the warning only if it goes on.' : '';
  const reason = `${formatReason(because)}${over}`;
  const replaced = state === 'draft' ? ` It replaces version ${version}.` : '';
  const did = held === null ? `Update of the warning drafted, version ${version + 1}.${replaced} Two people must send it.` : holds[held];
  return { reason, log: `${reason} ${did} ${formatAreaChange(change, 'en')}` };
};

export const explainFailure = (because: NewsReason, { message }: Error): string =>
  `${formatReason(because)} The areas could not be calculated for it: ${message}`;
