import { Table } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import type { ModelScore, PublishedScore } from './model-report.ts';
import classes from './models.module.css';

interface ScoreTableProps {
  readonly dataSet: string;
  readonly scores: readonly ModelScore[];
  readonly published: readonly PublishedScore[];
  readonly formatModel: (model: string) => string;
}

/** Scores on one set of trials: ours first, then published scores of other models, with inputs and number of values. */
export const ScoreTable = ({ dataSet, scores, published, formatModel: nameOf }: ScoreTableProps) => {
  const { t } = useTranslation('models');
  const format = useFormat();
  const figure = (value: number | null) => (value === null ? '–' : format.exact(value, 2));
  return (
    <TableFrame label={t('scoresOn', { dataSet })} minWidth={520}>
      <Table verticalSpacing={6} horizontalSpacing={8} className={classes.scores}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('column.model')}</Table.Th>
            <Table.Th ta="right">n</Table.Th>
            {(['fac2', 'mg', 'vg', 'fb', 'nmse'] as const).map((name) => (
              <Table.Th key={name} ta="right">
                <abbr title={t(`statistic.${name}`)}>{name.toUpperCase()}</abbr>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {scores.map((score) => (
            <Table.Tr key={`${score.model} ${score.mode} ${score.inputs}`}>
              <Table.Td fw={600}>
                {nameOf(score.model)}
                <span className={`hg-tiny hg-quiet hg-block ${classes.mode}`}>{t(`modes.${score.mode}`)}</span>
                <span className={`hg-tiny hg-quiet hg-block ${classes.mode}`}>{t('givenInputs', { inputs: score.inputs })}</span>
                {score.remark === null ? null : <span className={`hg-tiny hg-quiet hg-block ${classes.mode}`}>{score.remark}</span>}
              </Table.Td>
              <Table.Td ta="right">{format.exact(score.n)}</Table.Td>
              {([score.fac2, score.mg, score.vg, score.fb, score.nmse] as const).map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: five fixed columns
                <Table.Td key={i} ta="right">
                  {figure(value)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          {published.map((score) => (
            <Table.Tr key={`${score.model} ${score.inputs}`}>
              <Table.Td>
                {score.model}
                <span className={`hg-tiny hg-quiet hg-block ${classes.mode}`}>{t('givenInputs', { inputs: score.inputs })}</span>
                <span className={`hg-tiny hg-quiet hg-block ${classes.mode}`}>{score.source}</span>
              </Table.Td>
              <Table.Td ta="right">{score.n === null ? '–' : format.exact(score.n)}</Table.Td>
              <Table.Td ta="right">{figure(score.fac2)}</Table.Td>
              <Table.Td ta="right">{figure(score.mg)}</Table.Td>
              <Table.Td ta="right">{figure(score.vg)}</Table.Td>
              <Table.Td ta="right">–</Table.Td>
              <Table.Td ta="right">–</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
