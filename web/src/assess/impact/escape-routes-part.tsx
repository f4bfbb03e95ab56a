import { toCompassPoint } from '@hazardguard/contract';
import { CloseButton, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import classes from './impact.module.css';
import { asPosition, positionText } from './impact-address.ts';
import type { ImpactState } from './use-impact-state.ts';

/** Walking speed of a slow family, as in the engine, m/s. */
const paceMs = 1;

/** The escape routes on foot from the place pressed, typed or chosen from the list. */
export const EscapeRoutesPart = ({ shown }: { readonly shown: ImpactState }) => {
  const { t } = useTranslation('impact');
  const format = useFormat();
  const texts = useZoneText();
  const { from, out, result, setFrom } = shown;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (from ? positionText(from) : '');
  const wrong = typed !== undefined && typed.trim() !== '' && asPosition(typed) === undefined;
  return (
    <section className={classes.group} aria-label={t('ways.title')}>
      <Title order={3} size="h5">
        {t('ways.title')}
      </Title>
      <TextInput
        label={t('ways.from')}
        description={t('ways.fromHint')}
        value={text}
        maxLength={60}
        autoComplete="off"
        error={wrong ? t('ways.wrong', { text: typed }) : undefined}
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
              aria-label={t('ways.clear')}
              onClick={() => {
                setTyped(undefined);
                setFrom(undefined);
              }}
            />
          ) : null
        }
      />
      <div role="status">
        {from && result && !out ? <Text size="sm">{t('ways.outside')}</Text> : null}
        {out ? (
          <>
            <Text size="sm">{t('ways.inside', { level: texts.level(out.zone.level) })}</Text>
            <ol className={classes.list} data-ways>
              {out.ways.map((way, index) => (
                <li key={way.bearingDeg}>
                  <span className={classes.words}>
                    <strong>
                      {t(index === 0 ? 'ways.first' : 'ways.other', {
                        distance: format.distance(way.distanceM, 2),
                        point: toCompassPoint(way.bearingDeg),
                        degrees: format.number(way.bearingDeg, 3),
                        time: texts.time(way.distanceM / paceMs),
                      })}
                    </strong>
                  </span>
                </li>
              ))}
            </ol>
            {out.cutShort ? <Text size="sm">{t('ways.cutShort')}</Text> : null}
          </>
        ) : null}
      </div>
      <Text size="xs" c="dimmed">
        {t('ways.doubt')}
      </Text>
    </section>
  );
};
