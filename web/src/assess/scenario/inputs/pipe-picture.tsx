import { useTranslation } from '../../../locales/use-translation.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { PictureRow, type RowPicture } from './picture-row.tsx';

const pipe = 'H86 l-3 3 l5 3 l-3 4';
const gas = 'M88 18 C98 12 108 9 118 8 L118 42 L104 42 C98 38 93 30 88 28 Z';
const supports = 'M48 28 v14 M76 28 v14';

/** A pipe broken at its right end: what closes or feeds its other end, and the length between the two. */
const pictures: readonly RowPicture<ScenarioForm['pipeSupply']>[] = [
  {
    name: 'closed',
    outline: `M20 18 ${pipe} H20 M20 14 v18 ${supports}`,
    fluid: `M21 19 H84 V27 H21 Z ${gas}`,
    measure: 'M20 8 H86 M20 5 v6 M86 5 v6',
  },
  {
    name: 'reservoir',
    outline: `M26 18 ${pipe} H26 M4 8 h18 q4 0 4 4 v30 h-26 v-30 q0 -4 4 -4 Z ${supports}`,
    fluid: `M1 20 H26 V19 H84 V27 H26 V41 H1 Z ${gas}`,
    measure: 'M28 8 H86 M28 5 v6 M86 5 v6',
  },
];

/** The unbroken end of a broken pipe, closed or fed, and where its length is measured. */
export const PipePicture = ({ pipeSupply }: Pick<ScenarioForm, 'pipeSupply'>) => {
  const { t } = useTranslation('vulnerability');
  return <PictureRow pictures={pictures} frameWidth={120} chosen={[pipeSupply]} label={t(`input.pictures.pipe.${pipeSupply}`)} />;
};
