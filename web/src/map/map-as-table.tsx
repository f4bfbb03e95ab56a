import { toCompassPoint } from '@hazardguard/contract';
import { Button, Table, Text, Title } from '@mantine/core';
import { bearingDeg, distanceM } from '../compute/geodesy.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { useFormat } from '../ui/format.ts';
import { TableFrame } from '../ui/table-frame.tsx';
import type { Position } from './graticule.ts';
import type { MapFootprint, MapReceptor } from './map-data.ts';

/** Places listed, the nearest first. */
const mostPlaces = 20;

interface MapAsTableProps {
  readonly label: string;
  readonly site: Position | undefined;
  readonly footprint: MapFootprint | undefined;
  readonly receptors: readonly MapReceptor[] | undefined;
  /** Loads and draws the map. */
  readonly onShow: () => void;
}

const isAt =
  (place: Position) =>
  ({ latitude, longitude }: Position): boolean =>
    latitude === place.latitude && longitude === place.longitude;

/** The content of a map in text: zones with their reach, and the places around the site. */
export const MapAsTable = ({ label, site, footprint, receptors = [], onShow }: MapAsTableProps) => {
  const { t } = useTranslation('map');
  const format = useFormat();
  const centre = footprint?.site ?? site;
  const places = receptors
    .map((place) => ({
      ...place,
      inside: place.inside || (footprint?.inside?.some(isAt(place)) ?? false),
      awayM: centre && distanceM(centre.latitude, centre.longitude, place.latitude, place.longitude),
      point: centre && toCompassPoint(bearingDeg(centre.latitude, centre.longitude, place.latitude, place.longitude)),
    }))
    .sort((a, b) => (a.awayM ?? 0) - (b.awayM ?? 0));
  return (
    <section className="hg-stack hg-gap-3 hg-pad-4 hg-scroll hg-tall hg-surface" aria-label={label}>
      <Title order={2} size="h4">
        {t('textOnly.title')}
      </Title>
      <Text size="sm">{t('textOnly.text')}</Text>
      <div>
        <Button variant="default" onClick={onShow}>
          {t('textOnly.show')}
        </Button>
      </div>
      {footprint && footprint.zones.length > 0 ? (
        <ul className="hg-small hg-bullets">
          {footprint.zones.map(({ level }) => (
            <li key={level.id}>{footprint.ringLabels[level.id] ?? t('textOnly.notReached', { level: level.id })}</li>
          ))}
          {footprint.windText === undefined ? null : <li>{footprint.windText}</li>}
        </ul>
      ) : null}
      {places.length > 0 ? (
        <TableFrame label={t('textOnly.places')} minWidth={280}>
          <Table aria-label={t('textOnly.places')} fz="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('textOnly.place')}</Table.Th>
                <Table.Th>{t('textOnly.distance')}</Table.Th>
                <Table.Th>{t('textOnly.inside')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {places.slice(0, mostPlaces).map(({ id, name, awayM, point, inside }) => (
                <Table.Tr key={id}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>{awayM === undefined ? '–' : `${format.distance(awayM, 2)} ${point}`}</Table.Td>
                  <Table.Td>{t(inside ? 'textOnly.yes' : 'textOnly.no')}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableFrame>
      ) : null}
      {places.length > mostPlaces ? <Text size="sm">{t('textOnly.more', { count: places.length - mostPlaces })}</Text> : null}
    </section>
  );
};
