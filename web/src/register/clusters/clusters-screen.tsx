import { type IndustryKind, industryKinds, mapZoom } from '@hazardguard/contract';
import { Anchor, Checkbox, Chip, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './clusters.module.css';
import { KindLegend } from './kind-text.tsx';
import { MarkCard } from './mark-card.tsx';
import { MarkList } from './mark-list.tsx';
import { toPoints } from './mark-points.ts';
import { estateMarks, filterMarks, listDistricts, type Mark, toMark } from './marks.ts';

/** Map view of all of Gujarat. */
const state: MapView = { latitude: 22.3, longitude: 71.6, zoom: 6 };

const useStateIndustries = (enabled: boolean) =>
  useQuery({
    ...routeQuery('/api/clusters/gujarat'),
    enabled,
  });

const none: readonly Mark[] = [];

/** The industries of Gujarat that the register knows, and the public estates, on the map and in a list beside it. */
export const ClustersScreen = () => {
  const { t } = useTranslation(['clusters', 'shell']);
  const format = useFormat();
  const mayRead = useHasPermission('industry.read');
  const register = useStateIndustries(mayRead);
  const [kinds, setKinds] = useState<readonly IndustryKind[]>([]);
  const [district, setDistrict] = useState<string>();
  const [search, setSearch] = useState('');
  const [estatesAsked, setEstates] = useState<boolean>();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Mark>();
  const [view, setView] = useState(state);
  // Without the register only the estates are shown.
  const estates = estatesAsked ?? !mayRead;
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
    <div className={classes.screen}>
      <div className={classes.map}>
        <SiteMap
          label={t('map')}
          view={view}
          overlays={overlays}
          onPress={({ properties }) => {
            const mark = marks.find(({ key }) => key === properties.key);
            if (mark) choose(mark, false);
          }}
        >
          <KindLegend />
        </SiteMap>
      </div>
      <div className={classes.panel}>
        <PageHeader title={t('shell:screens.clusters.title')} purpose={t('purpose')} />
        {chosen ? <MarkCard mark={chosen} onClose={() => setChosen(undefined)} /> : null}
        {mayRead ? null : (
          <Text size="sm">
            {t('signedOut')}{' '}
            <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/SignIn" search={{ next: '/R2' } as never} />}>
              {t('signIn')}
            </Anchor>
          </Text>
        )}
        <div className={classes.filters}>
          <TextInput label={t('search')} value={search} onChange={(event) => narrowed(setSearch)(event.currentTarget.value)} />
          <NativeSelect
            label={t('district')}
            value={district ?? ''}
            data={[{ value: '', label: t('allDistricts') }, ...listDistricts(all)]}
            onChange={(event) => narrowed(setDistrict)(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
          />
        </div>
        <Chip.Group
          multiple
          value={[...kinds]}
          onChange={(values) => narrowed(setKinds)(industryKinds.filter((kind) => values.includes(kind)))}
        >
          <Group gap="xs" role="group" aria-label={t('kinds')}>
            {industryKinds.map((kind) => (
              <Chip key={kind} value={kind} radius="sm">
                {t(`kind.${kind}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <Checkbox label={t('showEstates')} checked={estates} onChange={(event) => narrowed(setEstates)(event.currentTarget.checked)} />
        {mayRead && register.isPending ? <TextSkeleton lines={4} /> : null}
        {register.isError ? <ErrorPanel error={register.error} title={t('failed')} onRetry={() => void register.refetch()} /> : null}
        {register.data && register.data.omitted > 0 ? (
          <Text size="sm">
            {t('omitted', {
              shown: format.exact(register.data.industries.length),
              total: format.exact(register.data.industries.length + register.data.omitted),
            })}
          </Text>
        ) : null}
        {mayRead && register.data?.industries.length === 0 ? <Text size="sm">{t('empty')}</Text> : null}
        <MarkList marks={marks} chosen={chosen?.key} page={page} onPage={setPage} onChoose={(mark) => choose(mark, true)} />
        <p className={classes.note}>{t('basis')}</p>
      </div>
    </div>
  );
};
