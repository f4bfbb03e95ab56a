import { type Alert, previewChannels } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { usePreview } from './alert-data.ts';
import classes from './alerts.module.css';
import { MeterText } from './sms-meter.tsx';

/** A message of the saved version as residents get it, by channel. */
export const MessagePreview = ({ alert, language }: { readonly alert: Alert; readonly language: Language }) => {
  const { t } = useTranslation('alerts');
  const preview = usePreview(alert.id, alert.version);
  const [channel, setChannel] = useState<(typeof previewChannels)[number]>('sms');
  if (preview.isError) return <ErrorPanel error={preview.error} title={t('preview.failed')} onRetry={() => void preview.refetch()} />;
  if (preview.data === undefined) return <TextSkeleton lines={4} />;
  const message = preview.data.find((one) => one.language === language && one.channel === channel);
  return (
    <section aria-label={t('preview.title')}>
      <Choice
        label={t('preview.title')}
        value={channel}
        options={previewChannels}
        formatName={(one) => t(`preview.${one}`)}
        onChange={setChannel}
      />
      {message === undefined ? null : (
        <>
          <div className={classes.preview} lang={language} data-preview={channel}>
            {message.subject === null ? null : <b>{message.subject}</b>}
            <p>{message.text}</p>
          </div>
          {message.meter === null ? null : <MeterText meter={message.meter} />}
          <Text size="xs" c="dimmed">
            {t('preview.note')}
          </Text>
        </>
      )}
    </section>
  );
};
