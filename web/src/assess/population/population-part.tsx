import {
  type Alert,
  choosePeopleInZones,
  findPeopleInArea,
  findVillageSource,
  keepNested,
  type PeopleInside,
  type PopulationCount,
  type Run,
  type ZonePopulation,
} from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useZoneText } from '../result/use-zone-text.ts';
import { usePeopleText } from './use-people-text.ts';
import { usePopulation } from './use-population.ts';

const listedVillages = 12;
/** Below this share of the area a count is called a part of it. */
const fullShare = 0.95;

/** Where the number is from, how far it may be off, and what other sources say. */
export const PopulationSource = ({ count }: { readonly count: PopulationCount }) => {
  const { t } = useTranslation('population');
  const format = useFormat();
  const people = usePeopleText();
  const { source, errorShare, coveredShare, others } = count;
  if (source === null) return null;
  // As text: a year has no digit groups.
  const toYear = (year: number | null): string => (year === null ? t('yearUnknown') : String(year));
  const sentences = [
    t('source', { name: source.name, publisher: source.sourceName, year: toYear(source.year), licence: source.licence }),
    errorShare === null ? t('noError') : t('error', { percent: format.number(100 * errorShare) }),
    ...(coveredShare < fullShare ? [t('part', { percent: format.number(Math.max(1, Math.floor(100 * coveredShare))) })] : []),
    ...others.map((other) => t('other', { name: other.name, year: toYear(other.year), people: people.counted(other.people) })),
  ];
  return (
    <Text size="xs" c="dimmed">
      {sentences.join(' ')}
    </Text>
  );
};

/** Villages and wards inside by name, the most people first. */
const VillageTable = ({ count }: { readonly count: PopulationCount }) => {
  const { t } = useTranslation('population');
  const format = useFormat();
  const text = usePeopleText();
  const { villages, villagesOmitted } = count;
  const villageSource = findVillageSource(count);
  if (villages.length === 0) return null;
  const left = Math.max(0, villages.length - listedVillages) + villagesOmitted;
  return (
    <>
      <TableFrame label={t('villages')} minWidth={300}>
        <Table aria-label={t('villages')} verticalSpacing={4} horizontalSpacing={8} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('village')}</Table.Th>
              <Table.Th ta="right">{t('people')}</Table.Th>
              <Table.Th ta="right">{t('share')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {villages.slice(0, listedVillages).map(({ code, name, people, share }) => (
              <Table.Tr key={`${code} ${name}`}>
                <Table.Th scope="row" fw={400}>
                  {name}
                </Table.Th>
                <Table.Td ta="right">{text.counted(people)}</Table.Td>
                <Table.Td ta="right">{format.number(100 * share, 2)} %</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      {left > 0 ? <Text size="xs">{t('more', { count: left })}</Text> : null}
      {villageSource !== null && villageSource.id !== count.source?.id ? (
        <Text size="xs">{t('villagesBy', { name: villageSource.name, year: villageSource.year ?? t('yearUnknown') })}</Text>
      ) : null}
    </>
  );
};

/** By day or night; a zone holds no fewer than each zone inside it. */
const nestMoment = (counts: readonly ZonePopulation[], moment: 'day' | 'night'): readonly PeopleInside[] =>
  keepNested(counts.map((count) => ({ people: count[moment], basis: 'population', withoutCount: 0 })));

/** People of each zone by the one rule, with the range by the edge of the zone. */
const ZoneCounts = ({ result, counts }: { readonly result: RunResult; readonly counts: readonly ZonePopulation[] }) => {
  const { t } = useTranslation('population');
  const format = useFormat();
  const text = useZoneText();
  const peopleText = usePeopleText();
  const inZones = choosePeopleInZones(result, counts);
  const [byDay, byNight] = [nestMoment(counts, 'day'), nestMoment(counts, 'night')];
  const hasDay = byDay.some(({ people }) => people !== null);
  const hasNight = byNight.some(({ people }) => people !== null);
  return (
    <TableFrame label={t('title')} minWidth={300}>
      <Table aria-label={t('title')} verticalSpacing={4} horizontalSpacing={8} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('level')}</Table.Th>
            <Table.Th ta="right">{t('people')}</Table.Th>
            {hasDay ? <Table.Th ta="right">{t('day')}</Table.Th> : null}
            {hasNight ? <Table.Th ta="right">{t('night')}</Table.Th> : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {counts.map(({ levelId, people, low, high }, index) => {
            const level = result.zones.find((zone) => zone.level.id === levelId)?.level;
            const inside = inZones.get(levelId);
            // The range is of this zone's own count.
            const hasRange = inside?.basis === 'population' && inside.people === people && low !== null && high !== null && high - low >= 1;
            return (
              <Table.Tr key={levelId}>
                <Table.Th scope="row" fw={400}>
                  {level ? text.level(level) : levelId}
                </Table.Th>
                <Table.Td ta="right" data-population={levelId} title={hasRange ? t('rangeHint') : undefined}>
                  <strong>{peopleText.inside(inside)}</strong>
                  {hasRange ? (
                    <>
                      <br />
                      {t('range', { low: format.number(low, 2), high: format.number(high, 2) })}
                    </>
                  ) : null}
                </Table.Td>
                {hasDay ? <Table.Td ta="right">{peopleText.counted(byDay[index]?.people ?? null)}</Table.Td> : null}
                {hasNight ? <Table.Td ta="right">{peopleText.counted(byNight[index]?.people ?? null)}</Table.Td> : null}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

/** People inside each zone by the best source, or that population is not known here; never that nobody is there. */
export const PopulationPart = ({ result, stored }: { readonly result: RunResult; readonly stored: Run | undefined }) => {
  const { t } = useTranslation('population');
  const { counts, error, refetch } = usePopulation(result, stored);
  if (error) return <ErrorPanel error={error} title={t('failed')} onRetry={() => void refetch()} />;
  if (counts === undefined) return <Text size="sm">{t('counting')}</Text>;
  const widest = counts.at(-1);
  if (widest === undefined) return null;
  const isKnown = counts.some(({ people, day, night }) => people !== null || day !== null || night !== null);
  const isRecorded = [...choosePeopleInZones(result, counts).values()].some(({ basis }) => basis === 'receptors');
  return (
    <div data-population-known={isKnown}>
      {isKnown ? (
        <>
          <ZoneCounts result={result} counts={counts} />
          <PopulationSource count={widest} />
          <VillageTable count={widest} />
        </>
      ) : (
        <>
          <Text size="sm" fw={600}>
            {t('unknown')}
          </Text>
          <Text size="sm">{t('unknownText')}</Text>
          {isRecorded ? <ZoneCounts result={result} counts={counts} /> : null}
        </>
      )}
    </div>
  );
};

/** The people in an alert's area in a few words, for lists, by the one rule. */
export const useCountText = (): ((alert: Pick<Alert, 'population' | 'peopleInside'>) => string) => {
  const { t } = useTranslation('population');
  const text = usePeopleText();
  return (alert) => {
    const { people, basis } = findPeopleInArea(alert);
    if (people === null) return t('unknown');
    return t(basis === 'population' ? 'short' : 'shortRecorded', { count: Math.round(people), people: text.counted(people) });
  };
};
