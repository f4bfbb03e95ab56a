import { useTranslation } from '../../../locales/use-translation.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { PictureRow, type RowPicture } from './picture-row.tsx';

/** A leaking vessel on open ground, and inside the walls of a bund; the floor between the walls is the area. */
const pictures: readonly RowPicture<'none' | 'bund'>[] = [
  { name: 'none', outline: 'M46 10 h20 v32 h-20 Z', fluid: 'M66 30 q5 2 6 9 H108 L116 42 H4 L12 39 H46 V42 H66 Z' },
  {
    name: 'bund',
    outline: 'M46 10 h20 v32 h-20 Z M26 42 v-12 h4 v12 M86 42 v-12 h4 v12',
    fluid: 'M66 24 q5 2 6 9 H86 V42 H66 V42 H46 V42 H30 V33 H46 V42 H66 Z',
    measure: 'M30 24 H44 M68 24 H86 M30 21 v6 M86 21 v6',
  },
];

/** Where a spilt liquid lies, without a bund and with one. */
export const BundPicture = ({ bundAreaM2 }: Pick<ScenarioForm, 'bundAreaM2'>) => {
  const { t } = useTranslation('vulnerability');
  const chosen = bundAreaM2.trim() === '' ? 'none' : 'bund';
  return <PictureRow pictures={pictures} frameWidth={120} chosen={[chosen]} label={t(`input.pictures.bund.${chosen}`)} />;
};
