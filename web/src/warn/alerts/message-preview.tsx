import { type Alert, previewChannels } from '@hazardguard/contract';
import { findDirection, type PublicLanguage } from '@hazardguard/i18n/languages';
import { Radio, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { ofVersion } from '../../data/route-rows.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './alerts.module.css';
import { MeterText } from './sms-meter.tsx';
import { useVariantName } from './use-variant-name.ts';

/** A message of the saved version as residents get it, by channel. */
export const MessagePreview = ({ alert, language }: { readonly alert: Alert; readonly language: PublicLanguage }) => {
  const { t } = useTranslation('alerts');
  const preview = useQuery(ofVersion(routeQuery('/api/alerts/{id}/preview', { path: { id: alert.id } }), alert.version));
  const [channel, setChannel] = useState(previewChannels[0]);
  const [chosen, setChosen] = useState<string>('');
  const nameVariant = useVariantName(alert);
  const format = useFormat();
  if (preview.isError) return <ErrorPanel error={preview.error} title={t('preview.failed')} onRetry={() => void preview.refetch()} />;
  if (preview.data === undefined) return <TextSkeleton lines={4} />;
  const variant = alert.variants.find(({ action }) => action === chosen) ?? null;
  const message = preview.data.messages.find(
    (one) => one.language === language && one.channel === channel && one.variant === (variant?.action ?? null),
  );
  return (
    <section aria-label={t('preview.title')}>
      {alert.variants.length === 0 ? null : (
        <>
          <Radio.Group label={t('places.forWhom')} value={variant?.action ?? ''} onChange={setChosen} mb={8}>
            {[null, ...alert.variants].map((one) => (
              <Radio key={one?.action ?? ''} value={one?.action ?? ''} label={nameVariant(one)} mt={8} />
            ))}
          </Radio.Group>
          <Text size="xs" c="dimmed" mb={8}>
            {t(alert.variants.some(({ area }) => area === 'be-ready') ? 'places.capAreas' : 'places.cap')}{' '}
            {alert.variants.map(({ goodUntil }) => (goodUntil === null ? '' : t('places.until', { time: format.time(goodUntil) })))}
          </Text>
        </>
      )}
      <Choice
        label={t('preview.title')}
        value={channel}
        options={previewChannels}
        formatName={(one) => t(`preview.${one}`)}
        onChange={setChannel}
      />
      {message === undefined ? null : (
        <>
          <div
            className={`hg-card hg-sunk hg-pad-3 hg-lines-kept hg-above-2 hg-below-2 ${classes.preview}`}
            lang={language}
            dir={findDirection(language)}
            data-preview={channel}
          >
            {message.subject === null ? null : <b>{message.subject}</b>}
            <p>{message.text}</p>
          </div>
          {message.meter === null ? null : <MeterText meter={message.meter} />}
          {message.withoutLink ? (
            <Text size="sm" fw={600}>
              {t('preview.withoutLink')}
            </Text>
          ) : null}
          <Text size="xs" c="dimmed">
            {t('preview.note')}
          </Text>
        </>
      )}
    </section>
  );
};
