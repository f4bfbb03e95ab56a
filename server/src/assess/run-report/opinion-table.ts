import { computeDisagreement } from '@hazardguard/contract';
import type { Zone } from '@hazardguard/engine';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content } from '../../platform/pdf/document.ts';
import { heading, note, table, text } from '../../platform/pdf/layout.ts';
import type { ReportTexts } from './report-texts.ts';
import type { PrintedOpinion, RunOpinions } from './run-opinions.ts';

const formatName = (other: PrintedOpinion, { secondOpinion: opinion }: ServerText<'run-report'>, texts: ReportTexts): string => {
  if (other.who === 'erg') return opinion.erg(other.spill, other.part);
  return other.who === 'rmp' ? opinion.rmp : opinion.table(texts.count(other.number), other.terrain);
};

const formatSource = (other: PrintedOpinion, { secondOpinion: { source, container, unverified } }: ServerText<'run-report'>): string =>
  [
    ...(other.who === 'erg' && other.container !== null ? [container(other.container)] : []),
    other.who === 'table' ? source.table(other.source, other.edition) : source[other.who],
    ...(other.unverified ? [unverified] : []),
  ].join(' ');

const formatVerdict = (
  own: Zone,
  other: PrintedOpinion,
  { secondOpinion: opinion }: ServerText<'run-report'>,
  texts: ReportTexts,
): string => {
  const ratio = computeDisagreement(own, other);
  if (ratio === null) return opinion.agree;
  if (ratio === 'open') return opinion.open;
  if (ratio === 0) return opinion.notReached;
  return ratio > 1 ? opinion.farther(texts.number(ratio)) : opinion.nearer(texts.number(1 / ratio));
};

/** The own reach, and beside it what others say of the same accident, with whose figures they are. */
export const opinionTable = (held: RunOpinions | null, words: ServerText<'run-report'>, texts: ReportTexts): Content[] => {
  const { title, heads, own, none } = words.secondOpinion;
  if (held === null) return [heading(title), text(none)];
  const rows = held.others.map((other) => {
    const distance = texts.distance(other.distanceM);
    return [
      formatName(other, words, texts),
      other.orMore ? words.atLeast(distance) : distance,
      formatVerdict(held.own, other, words, texts),
    ];
  });
  return [
    table(heading(title), heads, ['*', 70, 190], [[own(texts.level(held.own.level)), texts.reach(held.own), ''], ...rows]),
    ...held.others.map((other) => note(formatSource(other, words))),
  ];
};
