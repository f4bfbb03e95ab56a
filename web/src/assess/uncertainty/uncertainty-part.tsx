import { uncertaintyKnowledges } from '@hazardguard/contract';
import type { RunResult, ScenarioDocument } from '@hazardguard/engine';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { usePeopleText } from '../population/use-people-text.ts';
import { RingSwatch } from '../result/ring-swatch.tsx';
import { useZoneText } from '../result/use-zone-text.ts';
import { ReachTable } from './reach-table.tsx';
import { SecondOpinions } from './second-opinions.tsx';
import { findTrial } from './trial.ts';
import { trials } from './trials.gen.ts';
import { UncertaintySourcesPart } from './uncertainty-sources.tsx';
import { useBandPeople } from './use-band-people.ts';
import { useBandText } from './use-band-text.ts';
import type { Uncertainty } from './use-uncertainty.ts';

interface UncertaintyPartProps {
  readonly result: RunResult;
  readonly document: ScenarioDocument;
  readonly uncertainty: Uncertainty;
  /** Of the stored run; null: the result is a preview. */
  readonly runId: string | null;
}

/** The uncertainty band of each level. */
const Bands = ({ result, uncertainty }: Pick<UncertaintyPartProps, 'result' | 'uncertainty'>) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  const zoneText = useZoneText();
  const formatBand = useBandText();
  const { ensemble } = uncertainty;
  const people = usePeopleText();
  const counted = useBandPeople(ensemble, result.site, result.windFromDeg);
  const formatPeople = (levelId: string): string | null => {
    const bands = (counted.people ?? []).filter((one) => one.levelId === levelId && one.inside.people !== null);
    if (bands.length === 0) return null;
    const list = bands.map(({ atLeast, inside }) =>
      t('people', { people: people.inside(inside), share: format.exact(Math.round(100 * atLeast)) }),
    );
    return t('peopleInside', { list: list.join(', ') });
  };
  if (!ensemble)
    return uncertainty.computing ? (
      <Text size="sm" role="status">
        {t('computing')}
      </Text>
    ) : (
      <Text size="sm">{t('none')}</Text>
    );
  return (
    <>
      <ul className="hg-stack hg-gap-1 hg-small hg-signs">
        {result.zones.map(({ level }) => {
          const one = uncertainty.findLevel(level.id);
          if (!one) return null;
          const band = formatBand(one);
          const inside = formatPeople(level.id);
          return (
            <li key={level.id} data-likely={level.id}>
              <RingSwatch severity={level.severity} />
              <span>
                <strong>{zoneText.level(level)}</strong>:{' '}
                {band?.sentence ?? t('hardly', { share: format.quantity(Math.round(100 * one.reachedShare), '%') })}
                {inside === null ? null : (
                  <span className="hg-tiny hg-quiet hg-block" data-band-people={level.id}>
                    {inside}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {counted.error ? <ErrorPanel error={counted.error} title={t('peopleFailed')} /> : null}
      <Text size="xs" c="dimmed">
        {t('how', { of: format.exact(ensemble.options.members) })}
      </Text>
    </>
  );
};

/** The model's result on field trials, and a link to its card. */
const Trials = ({ result }: Pick<UncertaintyPartProps, 'result'>) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  const trial = findTrial(result, trials);
  return (
    <Text size="sm">
      {trial
        ? t('trials', { within: format.exact(trial.withinTwo), of: format.exact(trial.n) })
        : t(result.model.verified ? 'casesOnly' : 'noTrials')}{' '}
      <Anchor component={Link} to="/Models" search={{ model: result.model.id } as never} inherit>
        {t('card')}
      </Anchor>
    </Text>
  );
};

/** The uncertainty of a result, its reasons, and second opinions. */
export const UncertaintyPart = ({ result, document, uncertainty, runId }: UncertaintyPartProps) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  return (
    <div className="hg-stack">
      {uncertainty.failure ? <ErrorPanel error={uncertainty.failure} /> : <Bands result={result} uncertainty={uncertainty} />}
      <ReachTable result={result} uncertainty={uncertainty} />
      <Trials result={result} />
      {uncertainty.confidenceLines ? (
        <Text size="sm">
          {t('wind', { degrees: format.exact(Math.round(uncertainty.confidenceLines.halfAngleDeg)) })}{' '}
          {t(`windFrom.${uncertainty.windOrigin}`)}
        </Text>
      ) : null}
      <Choice
        label={t('knowledge')}
        value={uncertainty.knowledge}
        options={uncertaintyKnowledges}
        formatName={(one) => t(`knowledges.${one}`)}
        onChange={uncertainty.setKnowledge}
      />
      <UncertaintySourcesPart key={runId} runId={runId} />
      <SecondOpinions result={result} document={document} uncertainty={uncertainty} />
    </div>
  );
};
