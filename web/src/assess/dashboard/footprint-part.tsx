import { type Run, toCompassPoint } from '@hazardguard/contract';
import { firstWeather } from '@hazardguard/engine';
import { Text } from '@mantine/core';
import type { FootprintState } from '../../compute/use-footprint.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { useFormat } from '../../ui/format.ts';
import { usePeopleInside } from '../population/use-people-inside.ts';
import { usePeopleText } from '../population/use-people-text.ts';
import { listShownZones } from '../result/list-shown-zones.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import { ZoneTable } from '../result/zone-table.tsx';
import classes from './dashboard.module.css';
import { Panel } from './panel.tsx';
import type { FootprintSourceState } from './use-footprint-source.ts';

interface FootprintPartProps {
  readonly industryId: number;
  readonly state: FootprintSourceState;
  readonly live: FootprintState;
  readonly turnedDeg: number | undefined;
}

/** Zones and people of the footprint on the map. */
const Numbers = ({ live, stored }: Pick<FootprintPartProps, 'live'> & { readonly stored: Run | undefined }) => {
  const { t } = useTranslation('dashboard');
  const people = usePeopleText();
  const texts = useZoneText();
  const { result } = live;
  const isStored = stored !== undefined && stored.result.scenarioHash === result?.scenarioHash;
  const peopleInside = usePeopleInside(isStored ? stored.result : result, isStored ? stored : undefined);
  if (live.failure !== undefined || live.problems.length > 0) {
    return (
      <Text size="sm" role="alert">
        {live.failure ?? live.problems.map(({ message }) => message).join(' ')}
      </Text>
    );
  }
  if (!result) return null;
  const reached = result.zones.filter(({ status }) => status !== 'not-reached');
  return (
    <>
      <ZoneTable zones={listShownZones(result)} />
      <ul className={`hg-stack hg-small ${classes.lines}`} hidden={reached.length === 0}>
        {reached.map(({ level }) => (
          <li key={level.id}>
            {t('footprint.inside', {
              level: texts.level(level),
              people: people.inside(peopleInside(level.id)),
            })}
          </li>
        ))}
      </ul>
    </>
  );
};

/** The map's footprint in numbers: the precomputed one or the newest run, as stored or with the wind turned. */
export const FootprintPart = ({ industryId, state, live, turnedDeg }: FootprintPartProps) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { base, bases, precomputed, run, ask } = state;
  // The query that failed, if any; else the one shown. Without either, the run query tells whether a run exists.
  const query = base?.kind === 'standing' && !run.isError ? precomputed : run;
  return (
    <Panel
      title={t('footprint.title')}
      query={query as typeof run}
      to={{ path: '/VulnerabilityAssesment', text: t('footprint.open'), search: { industry: industryId, tab: 'consequence' } }}
    >
      {() =>
        base === undefined ? (
          <Text size="sm">{precomputed.isPending || run.isPending ? t('footprint.reading') : t('footprint.none')}</Text>
        ) : (
          <>
            {bases.length > 1 ? (
              <Choice
                label={t('footprint.which')}
                quiet
                value={base.kind}
                options={bases.map(({ kind }) => kind)}
                formatName={(kind) => t(`footprint.kind.${kind}`)}
                onChange={ask}
              />
            ) : null}
            <div className="hg-stack" data-footprint={live.result?.scenarioHash} aria-busy={live.stale}>
              <Text size="sm">
                {t(`footprint.of.${base.kind}`, {
                  chemical: base.chemical,
                  moment: format.moment(base.at),
                  point: toCompassPoint(firstWeather(base.scenario).windFromDeg),
                })}
              </Text>
              {turnedDeg === undefined ? null : (
                <Text size="sm" fw={600}>
                  {t('footprint.whatIf', { point: toCompassPoint(turnedDeg) })}
                </Text>
              )}
              <Numbers live={live} stored={base.kind === 'run' ? (run.data ?? undefined) : undefined} />
            </div>
          </>
        )
      }
    </Panel>
  );
};
