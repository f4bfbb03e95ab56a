import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Answer, RouteTable } from '../../data/client.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import { PositionField } from '../../map/position/position-field.tsx';
import { readPosition, writePosition } from '../../map/position/position-text.ts';
import { IndustryPicker } from '../../register/industry-picker/industry-picker.tsx';
import { orderChoices } from '../../register/industry-picker/order-choices.ts';
import { useChoiceOrder } from '../../register/industry-picker/use-choice-order.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { IconMapPin } from '../../ui/icons.tsx';
import type { OwnPosition } from './use-own-position.ts';

/** Sites offered without typing. */
const offered = 6;

interface WhereProps {
  readonly sites: UseQueryResult<Answer<RouteTable['GET']['/api/industries/points']>>;
  readonly own: OwnPosition;
  readonly site: number | undefined;
  readonly at: Position | undefined;
  readonly onSite: (site: number) => void;
  readonly onPlace: (at: Position) => void;
  /** A place on the map is being chosen. */
  readonly onRoad: () => void;
  readonly isOnRoad: boolean;
}

/** The nearest sites, any other by typing, or a point for a tanker on the road. */
export const WhereQuestion = ({ sites, own, site, at, onSite, onPlace, onRoad, isOnRoad }: WhereProps) => {
  const { t } = useTranslation(['emergency-report', 'map']);
  const format = useFormat();
  const id = useId();
  const [typed, setTyped] = useState(() => (at === undefined ? { latitude: '', longitude: '' } : writePosition(at)));
  const points = sites.data?.points ?? [];
  const from = own.position;
  const order = useChoiceOrder(true);
  // Where the device is known to be, its surroundings come before what was worked on last.
  const rows = orderChoices(points, from === undefined ? order : { own: order.own, recent: [], from }).slice(0, offered);
  const position = readPosition(typed);
  return (
    <>
      {own.state === 'asking' && points.length > 1 ? (
        <Text size="sm" role="status">
          {t('where.asking')}
        </Text>
      ) : null}
      {sites.isError ? <ErrorPanel error={sites.error} title={t('where.failed')} onRetry={() => void sites.refetch()} /> : null}
      <ChoiceList
        label={t(from === undefined ? 'where.sites' : 'where.nearest')}
        rows={rows.map((one) => ({
          key: String(one.id),
          value: one.id,
          name: one.industryName,
          note:
            from === undefined || one.distanceM === undefined
              ? one.district
              : t('where.away', { distance: format.distance(one.distanceM, 2) }),
        }))}
        chosen={at === undefined && site !== undefined ? String(site) : undefined}
        onChoose={onSite}
        first={offered}
      />
      {points.length > rows.length ? (
        <IndustryPicker
          id={`${id}-site`}
          label={t('where.other')}
          value={undefined}
          onChange={(chosen) => chosen !== undefined && onSite(chosen)}
        />
      ) : null}
      {isOnRoad ? (
        <div className="hg-stack">
          <Text size="sm">{t('where.pick')}</Text>
          <PositionField
            withoutMap
            value={at === undefined ? typed : writePosition(at)}
            onChange={(part) => {
              const next = { ...(at === undefined ? typed : writePosition(at)), ...part };
              setTyped(next);
              const read = readPosition(next);
              if (read !== undefined) onPlace(read);
            }}
            errors={{ latitude: undefined, longitude: undefined }}
            id={(field) => `${id}-${field}`}
            mapLabel={t('where.road')}
            label={(field) => t(`where.${field}`)}
            hint={() => t('where.degrees')}
            required={false}
          />
          {from === undefined || at !== undefined || position !== undefined ? null : (
            <Button variant="default" onClick={() => onPlace(from)}>
              {t('where.here')}
            </Button>
          )}
        </div>
      ) : (
        <Button variant="default" leftSection={<IconMapPin size={18} aria-hidden />} onClick={onRoad}>
          {t('where.road')}
        </Button>
      )}
    </>
  );
};
