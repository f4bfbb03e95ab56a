import { type AlertText, type MessageMeter, measureMessage, toSmsText } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

/** Encoding, length and parts of a text message. */
export const MeterText = ({ meter: { encoding, units, parts, left } }: { readonly meter: MessageMeter }) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  return (
    <Text size="xs" c="dimmed" data-meter={encoding}>
      {t('meter', { encoding, units: format.exact(units), left: format.exact(left), count: parts, parts: format.exact(parts) })}
    </Text>
  );
};

/** The length of the text message that a text makes, without its lead and link. */
export const SmsMeter = ({ text }: { readonly text: AlertText }) => <MeterText meter={measureMessage(toSmsText(text))} />;
