import { Anchor, Table, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { asText, useAddress } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';
import { ModelCard } from './model-card.tsx';
import { modelReport } from './model-report.gen.ts';
import classes from './models.module.css';
import { ScoreTable } from './score-table.tsx';

const dataSets = [...new Set(modelReport.scores.map(({ dataSet }) => dataSet))];

/** Every model of the engine with its field-trial scores, or the card of the model in the address. */
export const ModelsScreen = () => {
  const { t } = useTranslation(['models', 'engine']);
  const format = useFormat();
  const engine = useEngineText();
  const [chosen] = useAddress('model', asText);
  const card = modelReport.models.find(({ id }) => id === chosen);
  /** A model id, with the variant after a comma when a score belongs to one. */
  const formatModel = (name: string): string => {
    const [id = name, ...variant] = name.split(', ');
    const title = modelReport.models.find((model) => model.id === id)?.title ?? id;
    return [t(`engine:model.${id}` as 'engine:model.auto', { defaultValue: title }), ...variant].join(', ');
  };
  /** Share of the largest set of values, the lowest where sets are as large: a small set proves little. */
  const findShare = (id: string): number | undefined =>
    modelReport.scores.filter(({ model, remark }) => model === id && remark === null).toSorted((a, b) => b.n - a.n || a.fac2 - b.fac2)[0]
      ?.fac2;
  return (
    <div className={`hg-stack hg-gap-6 ${classes.screen}`}>
      <PageHeader title={t('title')} purpose={t('purpose', { version: modelReport.engineVersion })} />
      {card ? (
        <ModelCard card={card} report={modelReport} formatModel={formatModel} />
      ) : (
        <>
          <StackedTable
            label={t('list')}
            minWidth={560}
            rows={modelReport.models}
            rowId={({ id }) => id}
            columns={[
              {
                id: 'model',
                header: t('column.model'),
                cell: ({ id }) => (
                  <Anchor component={Link} to="/Models" search={{ model: id } as never}>
                    {formatModel(id)}
                  </Anchor>
                ),
              },
              {
                id: 'hazard',
                header: t('column.hazard'),
                cell: ({ hazards }) => hazards.map((hazard) => t(`hazards.${hazard}` as 'hazards.leak')).join(', '),
              },
              { id: 'mode', header: t('column.mode'), cell: ({ modes }) => modes.map((mode) => t(`modes.${mode}`)).join(', ') },
              {
                id: 'validation',
                header: t('column.validation'),
                cell: ({ id, verified, validatedOn }) => {
                  const fac2 = findShare(id);
                  return fac2 === undefined
                    ? t(verified ? 'verifiedAgainstCases' : 'unverified')
                    : t('validatedOnTrials', { share: format.exact(100 * fac2, 0), trials: validatedOn.map(engine.validation).join('; ') });
                },
              },
            ]}
          />
          <Title order={2} size="h3">
            {t('scores')}
          </Title>
          <Text>{t('statisticsMean')}</Text>
          {dataSets.map((dataSet) => (
            <section key={dataSet} aria-label={dataSet}>
              <Title order={3} size="h4" mb="xs">
                {dataSet}
              </Title>
              <ScoreTable
                dataSet={dataSet}
                scores={modelReport.scores.filter((score) => score.dataSet === dataSet)}
                published={modelReport.published.filter((score) => score.dataSet === dataSet)}
                formatModel={formatModel}
              />
            </section>
          ))}
          {modelReport.figures.length === 0 ? null : (
            <div>
              <Title order={3} size="h4" mb="xs">
                {t('figures')}
              </Title>
              <TableFrame label={t('figures')} minWidth={560}>
                <Table verticalSpacing={6} horizontalSpacing={8} lang="en">
                  <Table.Tbody>
                    {modelReport.figures.map(({ name, value, goal, note }) => (
                      <Table.Tr key={name}>
                        <Table.Td>{name}</Table.Td>
                        <Table.Td fw={600}>{value}</Table.Td>
                        <Table.Td>{t('goal', { goal })}</Table.Td>
                        <Table.Td>{note}</Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </TableFrame>
            </div>
          )}
        </>
      )}
    </div>
  );
};
