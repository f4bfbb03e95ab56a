import type { WarnedPart } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

/** The sentence on the Emergency Response Guidebook: its row and the container that it assumes, or that it has no row. */
export const GuideText = ({ guide }: { readonly guide: NonNullable<WarnedPart['guide']> }) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { downwind } = guide;
  const around = t(`guide.around.${downwind === null ? 'alone' : 'and'}`, { distance: format.distance(guide.aroundM, 2) });
  const container = downwind?.container ?? null;
  return (
    <Text size="sm" mt={4} data-guide={downwind === null ? 'none' : 'row'}>
      {downwind === null
        ? t(guide.around === 'vessel-in-fire' ? 'guide.fire' : 'guide.none')
        : t(container === null ? `guide.${downwind.spill}` : 'guide.container', {
            distance: `${format.distance(downwind.distanceM, 2)}${downwind.orMore ? '+' : ''}`,
            container: container ?? '',
          })}{' '}
      {around}
    </Text>
  );
};
