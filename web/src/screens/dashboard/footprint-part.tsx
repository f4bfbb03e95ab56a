import type { Run } from '@hazardguard/contract';
import { compassPointOf } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FootprintState } from '../../compute/use-footprint.ts';
import { ZoneTable } from '../../parts/result/zone-table.tsx';
import { useZoneWords } from '../../parts/result/zone-words.ts';
import { useFormat } from '../../ui/format.ts';
import { Panel } from './panel.tsx';

interface FootprintPartProps {
  readonly industryId: number;
  readonly base: UseQueryResult<Run | null>;
  readonly live: FootprintState;
  readonly turnedDeg: number | undefined;
}

/** What the map shows in numbers: the newest run as it was, or with the wind turned. */
export const FootprintPart = ({ industryId, base, live, turnedDeg }: FootprintPartProps) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = useZoneWords();
  const { result } = live;
  return (
    <Panel
      title={t('footprint.title')}
      query={base}
      to={{ path: '/VulnerabilityAssesment', text: t('footprint.open'), search: { industry: industryId, tab: 'consequence' } }}
    >
      {(run) =>
        run === null ? (
          <Text size="sm">{t('footprint.none')}</Text>
        ) : (
          <div data-footprint={result?.scenarioHash} aria-busy={live.stale}>
            <Text size="sm">
              {t('footprint.of', {
                chemical: run.result.chemical.name,
                moment: format.moment(run.createdAt),
                point: compassPointOf(run.result.windFromDeg),
              })}
            </Text>
            {turnedDeg === undefined ? null : (
              <Text size="sm" fw={600}>
                {t('footprint.whatIf', { point: compassPointOf(turnedDeg) })}
              </Text>
            )}
            {live.failure === undefined && live.problems.length === 0 ? null : (
              <Text size="sm" role="alert">
                {live.failure ?? live.problems.map(({ message }) => message).join(' ')}
              </Text>
            )}
            {result ? (
              <>
                <ZoneTable zones={result.zones} />
                <Text size="sm" mt="xs">
                  {result.impact
                    .filter(({ levelId }) => result.zones.some(({ level, status }) => level.id === levelId && status !== 'not-reached'))
                    .map(({ levelId, within }) => {
                      const level = result.zones.find((zone) => zone.level.id === levelId)?.level;
                      return t('footprint.inside', {
                        level: level ? words.level(level) : levelId,
                        people: format.number(within.people),
                        count: within.people,
                      });
                    })
                    .join(' ')}
                </Text>
              </>
            ) : null}
          </div>
        )
      }
    </Panel>
  );
};
