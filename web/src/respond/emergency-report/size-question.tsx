import { type ReleaseSize, releaseOpenings, releaseSizes } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { useFormat } from '../../ui/format.ts';

interface SizeProps {
  readonly chosen: ReleaseSize | undefined;
  readonly onSize: (size: ReleaseSize) => void;
}

/** In the words of a caller, each with the opening that is computed. */
export const SizeQuestion = ({ chosen, onSize }: SizeProps) => {
  const { t } = useTranslation('emergency-report');
  const format = useFormat();
  const opening = (size: ReleaseSize): string => {
    const rupture = releaseOpenings[size];
    return rupture.type === 'circular' ? format.quantity(1000 * rupture.diameterM, 'mm', 3) : '';
  };
  return (
    <>
      <ChoiceList
        label={t('size.label')}
        rows={releaseSizes.map((size) => ({
          key: size,
          value: size,
          name: t(`size.${size}`),
          note: t(`size.note.${size}`, { opening: opening(size) }),
        }))}
        chosen={chosen}
        onChoose={onSize}
      />
      <Text size="xs" c="dimmed">
        {t('size.source')}
      </Text>
    </>
  );
};
