import { toCompassPoint } from '@hazardguard/contract';
import { CloseButton, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import { asPosition, positionText } from './impact-address.ts';
import type { ImpactState } from './use-impact-state.ts';

/** Walking speed of a slow family, as in the engine, m/s. */
const paceMs = 1;

/** The escape routes on foot from the place pressed, typed or chosen from the list. */
export const EscapeRoutesPart = ({ state }: { readonly state: ImpactState }) => {
  const { t } = useTranslation('impact');
  const format = useFormat();
  const texts = useZoneText();
  const { from, out, result, setFrom } = state;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (from ? positionText(from) : '');
  const wrong = typed !== undefined && typed.trim() !== '' && asPosition(typed) === undefined;
  return (
    <section className="hg-stack hg-gap-3" aria-label={t('routes.title')}>
      <Title order={3} size="h5">
        {t('routes.title')}
      </Title>
      <TextInput
        label={t('routes.from')}
        description={t('routes.fromHint')}
        value={text}
        maxLength={60}
        autoComplete="off"
        error={wrong ? t('routes.wrong', { text: typed }) : undefined}
        onChange={(event) => {
          const value = event.currentTarget.value;
          setTyped(value);
          const position = asPosition(value);
          if (position || value.trim() === '') setFrom(position);
        }}
        onBlur={() => (wrong ? undefined : setTyped(undefined))}
        rightSection={
          from ? (
            <CloseButton
              aria-label={t('routes.clear')}
              onClick={() => {
                setTyped(undefined);
                setFrom(undefined);
              }}
            />
          ) : null
        }
      />
      <div role="status">
        {from && result && !out ? <Text size="sm">{t('routes.outside')}</Text> : null}
        {out ? (
          <>
            <Text size="sm">{t('routes.inside', { level: texts.level(out.zone.level) })}</Text>
            <ol className="hg-stack hg-small hg-signs" data-ways>
              {out.routes.map((route, index) => (
                <li key={route.bearingDeg}>
                  <span className="hg-fill">
                    <strong>
                      {t(index === 0 ? 'routes.first' : 'routes.other', {
                        distance: format.distance(route.distanceM, 2),
                        point: toCompassPoint(route.bearingDeg),
                        degrees: format.number(route.bearingDeg, 3),
                        time: texts.time(route.distanceM / paceMs),
                      })}
                    </strong>
                  </span>
                </li>
              ))}
            </ol>
            {out.cutShort ? <Text size="sm">{t('routes.cutShort')}</Text> : null}
          </>
        ) : null}
      </div>
      <Text size="xs" c="dimmed">
        {t('routes.limits')}
      </Text>
    </section>
  );
};
