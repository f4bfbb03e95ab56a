import { computeDisagreement } from '@hazardguard/contract';
import type { Zone } from '@hazardguard/engine';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content } from '../../platform/pdf/document.ts';
import { heading, note, table, text } from '../../platform/pdf/layout.ts';
import type { ReportFormatter } from './report-formatter.ts';
import type { PrintedOpinion, RunOpinions } from './run-opinions.ts';

const formatName = (other: PrintedOpinion, { secondOpinion: opinion }: ServerText<'run-report'>, format: ReportFormatter): string => {
  if (other.who === 'erg') return opinion.erg(other.spill, other.part);
  return other.who === 'rmp' ? opinion.rmp : opinion.table(format.count(other.number), other.terrain);
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
  format: ReportFormatter,
): string => {
  const ratio = computeDisagreement(own, other);
  if (ratio === null) return opinion.agree;
  if (ratio === 'open') return opinion.open;
  if (ratio === 0) return opinion.notReached;
  return ratio > 1 ? opinion.farther(format.number(ratio)) : opinion.nearer(format.number(1 / ratio));
};

/** The reach of this run compared with second opinions, with their sources. */
export const opinionTable = (opinions: RunOpinions | null, texts: ServerText<'run-report'>, format: ReportFormatter): Content[] => {
  const { title, heads, own, none } = texts.secondOpinion;
  if (opinions === null) return [heading(title), text(none)];
  const rows = opinions.others.map((other) => {
    const distance = format.distance(other.distanceM);
    return [
      formatName(other, texts, format),
      other.orMore ? texts.atLeast(distance) : distance,
      formatVerdict(opinions.own, other, texts, format),
    ];
  });
  return [
    table(heading(title), heads, ['*', 70, 190], [[own(format.level(opinions.own.level)), format.reach(opinions.own), ''], ...rows]),
    ...opinions.others.map((other) => note(formatSource(other, texts))),
  ];
};
