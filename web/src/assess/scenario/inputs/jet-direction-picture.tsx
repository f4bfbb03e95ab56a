import { useTranslation } from '../../../locales/use-translation.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { PictureRow, type RowPicture } from './picture-row.tsx';

type Direction = Exclude<ScenarioForm['direction'], 'auto'>;

/** Outline of the vessel and of the cloud; the wind blows to the right. */
const pictures: readonly RowPicture<Direction>[] = [
  { name: 'along-wind', outline: 'M4 24 h12 v18 h-12 Z', fluid: 'M16 33 C28 30 40 27 56 24 L56 42 L44 42 C34 42 26 37 16 34 Z' },
  {
    name: 'up',
    outline: 'M4 24 h12 v18 h-12 Z',
    fluid: 'M9 24 C9 8 20 3 32 6 C44 9 52 24 57 42 L40 42 C36 30 28 20 20 19 C14 18 11 20 11 24 Z',
  },
  {
    name: 'down',
    outline: 'M4 12 h14 v14 h-14 Z M7 26 v16 M15 26 v16',
    fluid: 'M10 26 L12 26 L18 38 C30 36 44 36 56 38 L56 42 L3 42 L3 39 Z',
  },
  {
    name: 'impinging',
    outline: 'M4 24 h12 v18 h-12 Z M30 16 v26',
    fluid: 'M16 32 L29 26 C26 36 32 40 56 36 L56 42 L20 42 C22 38 21 35 16 34 Z',
  },
];

/** The four directions of a jet; all stand out where the engine chooses. */
export const JetDirectionPicture = ({ direction }: Pick<ScenarioForm, 'direction'>) => {
  const { t } = useTranslation('vulnerability');
  return (
    <PictureRow
      pictures={pictures}
      frameWidth={60}
      chosen={direction === 'auto' ? pictures.map(({ name }) => name) : [direction]}
      label={t('input.pictures.direction')}
    />
  );
};
