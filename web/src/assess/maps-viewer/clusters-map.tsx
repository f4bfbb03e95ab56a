import { type IndustryKind, industryKinds, mapZoom } from '@hazardguard/contract';
import { Checkbox, Chip, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView } from '../../map/map-data.ts';
import { InPanel } from '../../map/map-panel/in-panel.tsx';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { KindLegend } from '../../register/clusters/kind-text.tsx';
import { MarkCard } from '../../register/clusters/mark-card.tsx';
import { MarkList } from '../../register/clusters/mark-list.tsx';
import { toPoints } from '../../register/clusters/mark-points.ts';
import { estateMarks, filterMarks, listDistricts, type Mark, toMark } from '../../register/clusters/marks.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { LayerSwitch } from './layer-switch.tsx';

/** Map view of all of Gujarat. */
const state: MapView = { latitude: 22.3, longitude: 71.6, zoom: 6 };

const none: readonly Mark[] = [];

/** The layer of clusters: industries of Gujarat in the register and public estates, on the map and ranked beside it. */
export const ClustersMap = () => {
  const { t } = useTranslation('maps-viewer');
  const format = useFormat();
  const register = useQuery(routeQuery('/api/clusters/gujarat'));
  const [kinds, setKinds] = useState<readonly IndustryKind[]>([]);
  const [district, setDistrict] = useState<string>();
  const [search, setSearch] = useState('');
  const [estates, setEstates] = useState(false);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Mark>();
  const [view, setView] = useState(state);
  const found = register.data?.industries;
  const all = useMemo(() => [...(found?.map(toMark) ?? none), ...(estates ? estateMarks : none)], [found, estates]);
  const marks = useMemo(() => filterMarks(all, { kinds, district, search }), [all, kinds, district, search]);
  const overlays = useMemo<readonly MapOverlay[]>(
    () => [{ kind: 'points', id: 'industries', points: toPoints(marks), clustered: true, onTop: false }],
    [marks],
  );
  const choose = (mark: Mark, move: boolean): void => {
    setChosen(mark);
    if (move && mark.position) setView({ ...mark.position, zoom: mapZoom.industry });
  };
  const narrowed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setPage(1);
    };
  return (
    <MapWithPanel
      label={t('clusters.list')}
      map={
        <SiteMap
          label={t('clusters.map')}
          view={view}
          overlays={overlays}
          onPress={({ properties }) => {
            const mark = marks.find(({ key }) => key === properties.key);
            if (mark) choose(mark, false);
          }}
        >
          <InPanel place="signs">
            <KindLegend />
          </InPanel>
        </SiteMap>
      }
    >
      <Title order={2} size="h4">
        {t('map.industries')}
      </Title>
      <LayerSwitch />
      <Text size="sm">{t('clusters.purpose')}</Text>
      {chosen ? <MarkCard mark={chosen} onClose={() => setChosen(undefined)} /> : null}
      <div className="hg-pair">
        <TextInput label={t('clusters.search')} value={search} onChange={(event) => narrowed(setSearch)(event.currentTarget.value)} />
        <NativeSelect
          label={t('clusters.district')}
          value={district ?? ''}
          data={[{ value: '', label: t('clusters.allDistricts') }, ...listDistricts(all)]}
          onChange={(event) => narrowed(setDistrict)(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
        />
      </div>
      <Chip.Group
        multiple
        value={[...kinds]}
        onChange={(values) => narrowed(setKinds)(industryKinds.filter((kind) => values.includes(kind)))}
      >
        <Group gap="xs" role="group" aria-label={t('clusters.kinds')}>
          {industryKinds.map((kind) => (
            <Chip key={kind} value={kind} radius="sm">
              {t(`clusters.kind.${kind}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Checkbox
        label={t('clusters.showEstates')}
        checked={estates}
        onChange={(event) => narrowed(setEstates)(event.currentTarget.checked)}
      />
      {register.isPending ? <TextSkeleton lines={4} /> : null}
      {register.isError ? <ErrorPanel error={register.error} title={t('clusters.failed')} onRetry={() => void register.refetch()} /> : null}
      {register.data && register.data.omitted > 0 ? (
        <Text size="sm">
          {t('clusters.omitted', {
            shown: format.exact(register.data.industries.length),
            total: format.exact(register.data.industries.length + register.data.omitted),
          })}
        </Text>
      ) : null}
      {register.data?.industries.length === 0 ? <Text size="sm">{t('clusters.empty')}</Text> : null}
      <MarkList marks={marks} chosen={chosen?.key} page={page} onPage={setPage} onChoose={(mark) => choose(mark, true)} />
      <p className="hg-tiny hg-quiet">{t('clusters.basis')}</p>
    </MapWithPanel>
  );
};
