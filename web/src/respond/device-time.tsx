import { Text } from '@mantine/core';
import { useTranslation } from '../locales/use-translation.ts';
import { useFormat } from '../ui/format.ts';

/** When an entry was written on a device that could not send it; the server's order stays. */
export const DeviceTime = ({ at, deviceAt }: { readonly at: string; readonly deviceAt: string }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const isAhead = Date.parse(deviceAt) > Date.parse(at);
  return (
    <Text component="div" size="xs" c="dimmed">
      {t(isAhead ? 'log.device.ahead' : 'log.device.behind', { written: format.moment(deviceAt), received: format.moment(at) })}
    </Text>
  );
};
