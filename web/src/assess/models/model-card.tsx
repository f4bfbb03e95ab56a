import { Alert, Anchor, List, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import type { ModelCard as Card, ModelReport } from './model-report.ts';
import classes from './models.module.css';
import { Scatter } from './scatter.tsx';
import { ScoreTable } from './score-table.tsx';

interface ModelCardProps {
  readonly card: Card;
  readonly report: ModelReport;
  readonly formatModel: (model: string) => string;
}

/** One model: purpose, equations, range of validity, scores, weaknesses and sources. */
export const ModelCard = ({ card, report, formatModel: nameOf }: ModelCardProps) => {
  const { t } = useTranslation(['models', 'vulnerability']);
  const engine = useEngineText();
  const scores = report.scores.filter(({ model }) => model === card.id);
  const dataSets = [...new Set(scores.map(({ dataSet }) => dataSet))];
  return (
    <article className={`hg-stack hg-gap-4 hg-start ${classes.card}`}>
      <Anchor component={Link} to="/Models" size="sm">
        {t('all')}
      </Anchor>
      <Title order={2}>{nameOf(card.id)}</Title>
      <Text size="sm" c="dimmed">
        {`${card.hazards.map((hazard) => t(`hazards.${hazard}` as 'hazards.leak')).join(', ')} · ${card.modes.map((mode) => t(`modes.${mode}`)).join(', ')}`}
      </Text>
      <Alert color={card.verified ? 'teal' : 'gray'} variant="light" title={t(card.verified ? 'verified' : 'unverified')}>
        {t(card.verified ? 'verifiedMeans' : 'unverifiedMeans')}
      </Alert>
      {card.validatedOn.length === 0 ? null : (
        <Text>{t('vulnerability:result.validatedOn', { trials: card.validatedOn.map(engine.validation).join('; ') })}</Text>
      )}
      <div lang="en" className={`hg-measure ${classes.prose}`}>
        <p>{card.about}</p>
        <h3>{t('equations')}</h3>
        <ul className={`hg-card hg-sunk hg-pad-3 hg-above-2 hg-below-2 ${classes.equations}`}>
          {card.equations.map((line) => (
            <li key={line}>
              <code>{line}</code>
            </li>
          ))}
        </ul>
        <h3>{t('validity')}</h3>
        <p>{card.validity}</p>
        <h3>{t('weaknesses')}</h3>
        <List>
          {card.weaknesses.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      </div>
      <h3>{t('scores')}</h3>
      {dataSets.length === 0 ? <Text>{t('noTrials')}</Text> : null}
      {dataSets.map((dataSet) => {
        const own = scores.filter((score) => score.dataSet === dataSet);
        return (
          <section key={dataSet} aria-label={dataSet}>
            <Title order={4} size="h5" mb="xs">
              {dataSet}
            </Title>
            <ScoreTable
              dataSet={dataSet}
              scores={own}
              published={report.published.filter((score) => score.dataSet === dataSet)}
              formatModel={nameOf}
            />
            <div className="hg-cards hg-above-4">
              {own.map((score) => (
                <Scatter key={`${score.mode} ${score.inputs}`} score={score} />
              ))}
            </div>
          </section>
        );
      })}
      <h3>{t('sources')}</h3>
      <List lang="en" size="sm">
        {card.sources.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </article>
  );
};
