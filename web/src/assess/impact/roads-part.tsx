import { toCompassPoint, type WayOut, type WaysOut } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import type { ImpactState } from './use-impact-state.ts';

const listedRoads = 3;
const listedBlocks = 8;

const WayLine = ({ way }: { readonly way: WayOut }) => {
  const { t } = useTranslation('impact');
  const format = useFormat();
  const { lengthM, bearingDeg, roads, wind, assembly } = way;
  const names = roads.length === 0 ? t('roads.nameless') : roads.slice(0, listedRoads).join(', ');
  return (
    <li>
      <span className="hg-fill">
        <strong>
          {t('roads.way', {
            distance: format.distance(lengthM, 2),
            point: toCompassPoint(bearingDeg),
            degrees: format.number(bearingDeg, 3),
            roads: names,
          })}
        </strong>
        <br />
        <span className="hg-tiny hg-quiet">
          {[
            ...(wind === null ? [] : [t(`roads.wind.${wind}`)]),
            assembly === null
              ? t('roads.noAssembly')
              : t('roads.assembly', { name: assembly.name, distance: format.distance(assembly.distanceM, 2) }),
          ].join(' · ')}
        </span>
      </span>
    </li>
  );
};

const Roadblocks = ({ roads }: { readonly roads: WaysOut }) => {
  const { t } = useTranslation('impact');
  const format = useFormat();
  const { roadblocks, roadblocksOmitted } = roads;
  const left = Math.max(0, roadblocks.length - listedBlocks) + roadblocksOmitted;
  return (
    <>
      <Title order={4} size="h6">
        {t('roads.blocks')}
      </Title>
      {roadblocks.length === 0 ? <Text size="sm">{t('roads.noBlocks')}</Text> : null}
      <ul className="hg-stack hg-small hg-signs" data-roadblocks hidden={roadblocks.length === 0}>
        {roadblocks.slice(0, listedBlocks).map(({ name, latitude, longitude, distanceM, bearingDeg }) => (
          <li key={`${latitude} ${longitude}`}>
            {t('roads.block', {
              road: name ?? t('roads.nameless'),
              distance: format.distance(distanceM, 2),
              point: toCompassPoint(bearingDeg),
            })}
          </li>
        ))}
      </ul>
      {left > 0 ? <Text size="xs">{t('roads.more', { count: left })}</Text> : null}
    </>
  );
};

const Found = ({ roads, state }: { readonly roads: WaysOut; readonly state: ImpactState }) => {
  const { t } = useTranslation('impact');
  const { from, out } = state;
  if (!roads.known)
    return (
      <>
        <Text size="sm" fw={600}>
          {t('roads.unknown')}
        </Text>
        <Text size="sm">{t('roads.unknownText')}</Text>
      </>
    );
  const isInside = from !== undefined && out !== undefined;
  return (
    <>
      {isInside && roads.toRoadM === null ? <Text size="sm">{t('roads.noRoad')}</Text> : null}
      {isInside && roads.toRoadM !== null && roads.ways.length === 0 ? <Text size="sm">{t('roads.none')}</Text> : null}
      {roads.ways.length > 0 ? (
        <ol className="hg-stack hg-small hg-signs" data-road-ways>
          {roads.ways.map((way) => (
            <WayLine key={`${way.exit.latitude} ${way.exit.longitude}`} way={way} />
          ))}
        </ol>
      ) : null}
      <Roadblocks roads={roads} />
      <Text size="xs" c="dimmed">
        {t('roads.limits', {
          sources: roads.sources.map(({ name, year }) => [name, year].filter((part) => part !== null).join(', ')).join('; '),
        })}
      </Text>
    </>
  );
};

/** Ways out by road from the chosen place, and where to stop traffic. */
export const RoadsPart = ({ state }: { readonly state: ImpactState }) => {
  const { t } = useTranslation('impact');
  const { data, error, refetch, hasZone } = state.roads;
  if (!hasZone) return null;
  return (
    <section className="hg-stack hg-gap-3" aria-label={t('roads.title')}>
      <Title order={3} size="h5">
        {t('roads.title')}
      </Title>
      <div role="status">
        {error ? (
          <ErrorPanel error={error} title={t('roads.failed')} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Text size="sm">{t('roads.finding')}</Text>
        ) : (
          <Found roads={data} state={state} />
        )}
      </div>
    </section>
  );
};
