import { type AlertText, measureMessage, toSmsText } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

/** Encoding, length and parts of the text message. */
export const SmsMeter = ({ text }: { readonly text: AlertText }) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { encoding, units, parts, left } = measureMessage(toSmsText(text));
  return (
    <Text size="xs" c="dimmed" data-meter={encoding}>
      {t('meter', { encoding, units: format.exact(units), left: format.exact(left), count: parts, parts: format.exact(parts) })}
    </Text>
  );
};
