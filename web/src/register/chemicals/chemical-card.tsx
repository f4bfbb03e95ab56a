import type { ChemicalCard } from '@hazardguard/contract';
import { decomposesWithoutAir } from '@hazardguard/engine';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiProblem } from '../../data/api-problem.ts';
import { useHasPermission } from '../../data/session.ts';
import { chemicalCardQuery } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PictogramList } from '../../ui/pictograms/pictogram-list.tsx';
import { useProblemText } from '../../ui/problem-text.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { CardPart } from './card-part.tsx';
import classes from './chemicals.module.css';
import { FactTable } from './fact-table.tsx';
import { formatFormula } from './format-fact.ts';
import { Hazards, ReactiveGroups } from './hazards.tsx';
import { sourceId } from './origin.tsx';
import { Response } from './response.tsx';
import { Solutions } from './solutions.tsx';
import { Steps } from './steps.tsx';
import { Stock } from './stock.tsx';
import { ThresholdTable } from './threshold-table.tsx';
import { ToxicTable } from './toxic-table.tsx';

const Identity = ({ card }: { readonly card: ChemicalCard }) => {
  const { t } = useTranslation('chemicals');
  const ofSolutions = new Set(card.solutions?.names.map((name) => name.toLowerCase()));
  const synonyms = card.synonyms.filter((name) => !ofSolutions.has(name.toLowerCase()));
  const facts: readonly (readonly [string, string])[] = [
    [t('identity.cas'), card.casNo ?? '-'],
    [t('identity.kind'), t(`kind.${card.kind}`)],
    ...(card.formula === null ? [] : [[t('identity.formula'), formatFormula(card.formula)] as const]),
    ...(card.un.length === 0 ? [] : [[t('identity.un'), card.un.join(', ')] as const]),
    ...(synonyms.length === 0 ? [] : [[t('identity.synonyms'), synonyms.join(', ')] as const]),
    ...(card.note === null ? [] : [[t('identity.note'), card.note] as const]),
  ];
  return (
    <dl className="hg-stack hg-small">
      {facts.map(([name, value]) => (
        <div key={name} className={classes.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Possible assessments, and the data that are missing for the others. */
const Models = ({ card: { casNo, canModel, melt, missing } }: { readonly card: ChemicalCard }) => {
  const { t } = useTranslation(['chemicals', 'vulnerability']);
  const engine = useEngineText();
  const format = useFormat();
  const say = (hazard: 'leak' | 'explosion'): string => {
    if (canModel.includes(hazard)) return t('model.yes');
    return melt?.canModel.includes(hazard) ? t('model.melt', { above: format.quantity(melt.aboveC, '°C', 3) }) : t('model.no');
  };
  return (
    <>
      <dl className="hg-stack hg-small">
        {(['leak', 'explosion'] as const).map((hazard) => (
          <div key={hazard} className={classes.row}>
            <dt>{t(`model.${hazard}`)}</dt>
            <dd>{say(hazard)}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 ? <Text size="sm">{t('model.missing', { list: missing.map(engine.fact).join(', ') })}</Text> : null}
      {decomposesWithoutAir(casNo) ? <Text size="sm">{t('vulnerability:input.explodesByItself')}</Text> : null}
    </>
  );
};

const Sources = ({ sources }: Pick<ChemicalCard, 'sources'>) => {
  const { t } = useTranslation('chemicals');
  return (
    <dl className={`hg-stack hg-small ${classes.sources}`}>
      {sources.map(({ key, title, where, licence, opened }) => (
        <div key={key} id={sourceId(key)} tabIndex={-1}>
          <dt>{key}</dt>
          <dd>
            {title}
            <span className="hg-tiny hg-quiet hg-block">
              {where} · {licence} · {t(opened ? 'opened' : 'notOpened')}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Of the chemical itself, and where their guide says otherwise of its solutions. */
const FirstAid = ({ card: { firstAid, solutions } }: { readonly card: ChemicalCard }) => {
  const { t } = useTranslation('chemicals');
  if (firstAid === null) return null;
  const ofSolution = solutions?.firstAid ?? null;
  const say = ({ steps }: NonNullable<ChemicalCard['firstAid']>) => steps.map((step) => t(`firstAid.${step}`));
  const own = <Steps label={t('part.firstAid')} steps={say(firstAid)} of={firstAid} />;
  if (ofSolution === null) return own;
  return (
    <>
      <Text fw={600}>{t('solutions.itself')}</Text>
      {own}
      <Text fw={600}>{t('solutions.firstAid')}</Text>
      <Steps label={`${t('part.firstAid')}: ${t('solutions.firstAid')}`} steps={say(ofSolution)} of={ofSolution} />
    </>
  );
};

const Parts = ({ card }: { readonly card: ChemicalCard }) => {
  const { t } = useTranslation(['chemicals', 'threshold-status']);
  const format = useFormat();
  return (
    <div className="hg-split">
      {card.ghs === null || card.ghs.pictograms.length === 0 ? null : (
        <div className="hg-whole">
          <PictogramList codes={card.ghs.pictograms} />
        </div>
      )}
      <CardPart title={t('part.response')} bare={card.guides === null} wide>
        <Response card={card} />
      </CardPart>
      <CardPart title={t('part.firstAid')} bare={card.firstAid === null} wide>
        <FirstAid card={card} />
      </CardPart>
      <CardPart title={t('part.advice')} bare={card.advice === null} wide>
        {card.tankFireM === null ? null : <Text fw={600}>{t('tankFire', { distance: format.distance(card.tankFireM) })}</Text>}
        {card.advice ? (
          <Steps label={t('part.advice')} steps={card.advice.steps.map((step) => t(`advice.${step}`))} of={card.advice} />
        ) : null}
      </CardPart>
      <CardPart title={t('part.toxic')} bare={card.toxicLevels.length === 0} wide>
        <ToxicTable levels={card.toxicLevels} />
      </CardPart>
      {card.solutions === null ? null : (
        <CardPart title={t('part.solutions')} wide>
          <Solutions solutions={card.solutions} />
        </CardPart>
      )}
      <CardPart title={t('part.identity')}>
        <Identity card={card} />
      </CardPart>
      <CardPart title={t('part.models')}>
        <Models card={card} />
      </CardPart>
      <CardPart title={t('part.hazards')} bare={card.ghs === null && card.nfpa === null && card.unClasses === null}>
        <Hazards card={card} />
      </CardPart>
      <CardPart title={t('part.reactive')} bare={card.reactiveGroups === null}>
        {card.reactiveGroups ? <ReactiveGroups groups={card.reactiveGroups} /> : null}
      </CardPart>
      <CardPart title={t('part.properties')} bare={card.properties.length === 0}>
        <FactTable label={t('part.properties')} facts={card.properties} />
      </CardPart>
      <CardPart title={t('part.flammability')} bare={card.flammability.length === 0 && card.burns === null}>
        {card.burns === null ? null : <Text size="sm">{t(card.burns ? 'burns' : 'burnsNot')}</Text>}
        {card.flammability.length > 0 ? <FactTable label={t('part.flammability')} facts={card.flammability} /> : null}
      </CardPart>
      <CardPart title={t('part.thresholds')} wide>
        {card.thresholds.length === 0 ? null : <ThresholdTable thresholds={card.thresholds} />}
        {card.notClassified.length === 0 ? null : (
          <Text size="sm">{t('lawOpen', { laws: card.notClassified.map((law) => t(`threshold-status:law.${law}`)).join(', ') })}</Text>
        )}
      </CardPart>
    </div>
  );
};

/** All facts of one chemical, and its stocks. */
export const ChemicalCardPage = ({ chemical }: { readonly chemical: string }) => {
  const { t } = useTranslation(['chemicals', 'shell']);
  const describe = useProblemText();
  const mayStock = useHasPermission('inventory.read');
  const card = useQuery(chemicalCardQuery(chemical));
  const unknown = card.error instanceof ApiProblem && card.error.code === 'not-found';
  return (
    <>
      <PageHeader
        title={card.data?.name ?? chemical}
        purpose={t('unverifiedNote')}
        actions={
          <Group gap="md">
            <Anchor renderRoot={(props) => <Link {...props} to="/ChemicalsQuantityCas" />}>{t('back')}</Anchor>
            <MoreMenu entries={[{ text: t('tools'), to: '/Tools', search: {} }]} />
          </Group>
        }
      />
      {card.isPending ? <TextSkeleton lines={8} waiting={t('loading')} /> : null}
      {unknown ? <EmptyState title={t('unknown.title', { name: chemical })} text={t('unknown.text')} /> : null}
      {card.isError && !unknown ? (
        <ErrorPanel error={card.error} title={t('error', { message: describe(card.error) })} onRetry={() => void card.refetch()} />
      ) : null}
      {card.data ? <Parts card={card.data} /> : null}
      {mayStock && !card.isPending ? (
        <section className="hg-stack hg-gap-3 hg-above-4 hg-below-6" aria-labelledby="chemical-stock">
          <Title order={2} size="h4" id="chemical-stock">
            {t('part.stock')}
          </Title>
          <Stock chemical={chemical} />
        </section>
      ) : null}
      {card.data ? (
        <CardPart title={t('part.sources')}>
          <Sources sources={card.data.sources} />
        </CardPart>
      ) : null}
    </>
  );
};
