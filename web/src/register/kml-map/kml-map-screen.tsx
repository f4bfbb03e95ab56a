import { mapCentre, mapZoom, pageSize } from '@hazardguard/contract';
import { Anchor, Checkbox, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapBounds } from '../../map/map-data.ts';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import type { MapOverlay, PressedFeature } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { industryOverlay, useIndustryPoints } from '../industry-points/use-industry-points.ts';
import { FeatureCard } from './feature-card.tsx';
import { type FeatureRow, listRows, type RowSort, rowKey } from './feature-rows.ts';
import { FeatureTable } from './feature-table.tsx';
import { LayerList } from './layer-list.tsx';
import { OpenFiles } from './open-files.tsx';
import { Refusals } from './refusals.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { overlayId, useKmlLayers } from './use-kml-layers.ts';

const startView = { ...mapCentre, zoom: mapZoom.country };
/** Margin around a single point on the map, degrees. */
const leastSpan = 0.03;

const roomy = ([west, south, east, north]: MapBounds): MapBounds => {
  const [dx, dy] = [Math.max(0, leastSpan - (east - west)) / 2, Math.max(0, leastSpan - (north - south)) / 2];
  return [west - dx, Math.max(-90, south - dy), east + dx, Math.min(90, north + dy)];
};

/** The chosen feature drawn once more over all others. */
const highlight = ({ feature: { geometry } }: FeatureRow): MapOverlay => ({
  kind: 'shapes',
  id: 'chosen',
  shapes: {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { stroke: '#0b87a8', 'stroke-width': 5, 'fill-opacity': 0, 'marker-color': '#0b87a8' }, geometry },
    ],
  },
});

/** KML, KMZ and GeoJSON files of one's own on the map, read in the browser. */
export const KmlMapScreen = () => {
  const { t, i18n } = useTranslation(['kml-map', 'shell']);
  const [goal, setGoal] = useState<{ bounds: MapBounds | undefined; asked: number }>({ bounds: undefined, asked: 0 });
  const [search, setSearchText] = useState('');
  const [sort, setSort] = useState<RowSort>();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const [pressed, setPressed] = useState<PressedFeature>();
  const [withIndustries, setWithIndustries] = useState(false);
  const mayRead = useHasPermission('industry.read');
  const industries = useIndustryPoints(mayRead && withIndustries);
  const goTo = (bounds: MapBounds): void => setGoal(({ asked }) => ({ bounds: roomy(bounds), asked: asked + 1 }));
  const files = useKmlLayers((layer) => goTo(layer.file.bounds));
  const { layers } = files;
  const rows = useMemo(() => listRows(layers, search, sort, i18n.language), [layers, search, sort, i18n.language]);
  const all = useMemo(() => listRows(layers, '', undefined, 'en'), [layers]);
  const row = all.find(({ key }) => key === chosen);
  const overlays = useMemo(
    () => [
      ...layers.filter(({ shown }) => shown).flatMap((layer) => layer.overlays),
      ...(industries.overlay ? [industries.overlay] : []),
      ...(row?.layer.shown ? [highlight(row)] : []),
    ],
    [layers, industries.overlay, row],
  );
  const setSearch = (text: string): void => {
    setSearchText(text);
    setPage(1);
  };
  const press = (feature: PressedFeature): void => {
    setPressed(feature.overlay === industryOverlay ? feature : undefined);
    const layer = layers.find(({ id }) => overlayId(id) === feature.overlay);
    if (layer === undefined) return;
    const key = rowKey(layer.id, Number(feature.properties.row));
    setChosen(key);
    const at = rows.findIndex((one) => one.key === key);
    if (at === -1) setSearchText('');
    setPage(Math.floor((at === -1 ? all.findIndex((one) => one.key === key) : at) / pageSize) + 1);
  };
  const shown = layers.filter((layer) => layer.shown);
  return (
    <MapWithPanel
      label={t('panel')}
      map={<SiteMap label={t('map')} view={startView} overlays={overlays} fit={{ result: 'files', ...goal }} onPress={press} />}
    >
      <div>
        <Title order={1} size="h2" tabIndex={-1} data-page-title>
          {t('shell:screens.kmlMap.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('purpose')}
        </Text>
      </div>
      <OpenFiles opening={files.opening} onFiles={(given) => void files.open(given)} />
      <Refusals refused={files.refused} onDismiss={files.dismiss} />
      {layers.length === 0 ? null : (
        <LayerList
          layers={layers}
          onShow={files.show}
          onZoom={(layer) => goTo(layer.file.bounds)}
          onRemove={(id) => {
            files.remove(id);
            setPage(1);
          }}
        />
      )}
      {mayRead ? (
        <div className="hg-stack">
          <Checkbox
            label={t('industries.label')}
            checked={withIndustries}
            onChange={(event) => setWithIndustries(event.currentTarget.checked)}
          />
          {industries.query.isError && withIndustries ? (
            <ErrorPanel error={industries.query.error} onRetry={() => void industries.query.refetch()} />
          ) : null}
          {pressed && withIndustries ? (
            <Text size="sm" role="status">
              <Anchor
                renderRoot={(props) => <Link {...props} to="/OnBoardIndustry" search={{ industry: Number(pressed.properties.id) }} />}
              >
                {String(pressed.properties.name)}
              </Anchor>
            </Text>
          ) : null}
        </div>
      ) : null}
      {row ? <FeatureCard row={row} /> : null}
      {all.length === 0 ? null : (
        <>
          <section className="hg-stack" aria-labelledby="kml-features">
            <Title order={2} size="h4" id="kml-features">
              {t('table.title')}
            </Title>
            <FeatureTable
              rows={rows}
              page={page}
              onPage={setPage}
              search={search}
              onSearch={setSearch}
              sort={sort}
              onSort={setSort}
              chosen={chosen}
              onChoose={(one) => {
                setChosen(one.key);
                goTo(one.feature.bounds);
              }}
            />
          </section>
          <SaveButtons layers={shown.map(({ name, file }) => ({ name, features: file.features }))} />
        </>
      )}
    </MapWithPanel>
  );
};
