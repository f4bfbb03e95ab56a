import type { Confidence, ReleaseTrial } from '../trials/release-trial.ts';
import { type ReleaseTrialRow, scoreReleaseTrials, scoreValues } from '../trials/release-trials.ts';

const figure = (value: number | null): string => (value === null || !Number.isFinite(value) ? '–' : value.toFixed(2));

const digits = (value: number): string => String(Number(value.toPrecision(3)));

const cell = (text: string): string => text.replaceAll('|', '/').replaceAll('\n', ' ');

const gradeNotes: Readonly<Record<Confidence, string>> = {
  primary: 'primary: read in the report of the trial or an official archive',
  secondary: 'secondary: read in a transcription, not in the report of the trial; not a published score',
  memory: 'from memory: evidence of nothing',
};

/** Ratios of model to measurement, in the order of the distances. */
const listRatios = ({ values }: ReleaseTrialRow): string =>
  values
    .map(
      ({ distanceM, observed, predicted, flag }) =>
        `${digits(distanceM)} m ${digits(predicted / observed)}${flag === null ? '' : ' (flagged)'}`,
    )
    .join(', ');

const ownRow = (row: ReleaseTrialRow): string =>
  `| ${cell(row.scenario)} | **${row.model || '–'}** (${row.mode}) | ${row.observed} | ${row.n} | ${[row.fac2, row.mg, row.vg].map(figure).join(' | ')} | ${figure(row.interval90Coverage)} | ${listRatios(row)} | ${cell(row.remark)} |`;

const section = (trial: ReleaseTrial): string => `### ${trial.name}

Numbers ${gradeNotes[trial.confidence]}. Source: ${trial.source}.

| Scenario | Model | Observed | n | FAC2 | MG | VG | Inside 90 % | Model over measured | Remark |
|---|---|---|---|---|---|---|---|---|---|
${scoreReleaseTrials([trial]).map(ownRow).join('\n')}
`;

/** Rows of one scenario, mode and kind of observation over several trials: only those of one grade are scored together. */
interface Pool {
  readonly rows: readonly ReleaseTrialRow[];
}

const poolKey = ({ scenario, mode, observed, confidence }: ReleaseTrialRow): string => [confidence, observed, mode, scenario].join('|');

/** Pools of two trials and more; remembered numbers are scored with no others. */
const poolRows = (rows: readonly ReleaseTrialRow[]): readonly Pool[] => {
  const pools = new Map<string, ReleaseTrialRow[]>();
  for (const row of rows.filter(({ confidence, model }) => confidence !== 'memory' && model !== '')) {
    pools.set(poolKey(row), [...(pools.get(poolKey(row)) ?? []), row]);
  }
  return [...pools.values()].filter((members) => members.length > 1).map((members) => ({ rows: members }));
};

const poolRow = ({ rows }: Pool): string => {
  const { n, fac2, mg, vg, remark } = scoreValues(rows.flatMap(({ values }) => values));
  const [first] = rows;
  if (first === undefined) return '';
  const models = [...new Set(rows.map(({ model }) => model))].join(', ');
  const grade = first.confidence === 'primary' ? '' : 'secondary';
  return `| ${cell(first.scenario)} | **${models}** (${first.mode}) | ${first.observed} | ${rows.map(({ trial }) => trial).join(', ')} | ${n} | ${[fac2, mg, vg].map(figure).join(' | ')} | ${[grade, remark].filter((text) => text !== '').join('; ')} |`;
};

const othersTable = (trials: readonly ReleaseTrial[]): string => {
  const found = new Map<string, string>();
  for (const { others } of trials) {
    for (const { model, fac2, mg, vg } of others?.scores ?? []) {
      const row = `| ${model} | ${[fac2, mg, vg].map(figure).join(' | ')} | ${cell(others?.note ?? '')} |`;
      found.set(row, row);
    }
  }
  return found.size === 0
    ? ''
    : `### Published scores of other models on these trials

| Model | FAC2 | MG | VG | On |
|---|---|---|---|---|
${[...found.values()].join('\n')}
`;
};

/** The chapter on release trials: each with its grade, the pools of one grade, and the published scores of other models. */
export const formatReleaseChapter = (trials: readonly ReleaseTrial[]): string => {
  const pools = poolRows(scoreReleaseTrials(trials));
  const pooled =
    pools.length === 0
      ? ''
      : `### Several trials together

| Scenario | Model | Observed | Trials | n | FAC2 | MG | VG | Remark |
|---|---|---|---|---|---|---|---|---|
${pools.map(poolRow).join('\n')}
`;
  return `## Release trials

Whole releases: the scenario is entered as a user would, and the engine chooses source term and model. Only primary numbers make a published
score. The format of the files is in [the description of scenarios](scenario.md#field-trials).

${[...trials.map(section), pooled, othersTable(trials)].filter((text) => text !== '').join('\n')}`;
};
