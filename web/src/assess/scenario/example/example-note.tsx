import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { readNumber } from '../../../ui/read-number.ts';
import { isRelease, type ScenarioForm } from '../scenario-form.ts';
import type { Example } from './choose-example.ts';
import classes from './example.module.css';

interface ExampleNoteProps {
  /** The inputs of the example; undefined: they are a person's, and nothing is shown. */
  readonly form: ScenarioForm | undefined;
  /** Name of the chemical. */
  readonly chemical: string | undefined;
}

const millimetres = 1_000;
const hasHole = ({ hazard, rupture }: ScenarioForm): boolean => isRelease(hazard) && rupture !== 'catastrophic';

/** Above the picture of an example: that it is none of an event, and what it is of. */
export const ExampleNote = ({ form, chemical }: ExampleNoteProps) => {
  const { t } = useTranslation('vulnerability');
  const format = useFormat();
  if (form === undefined) return null;
  const kg = readNumber(form.quantityKg);
  const parts = [
    chemical,
    kg === undefined ? undefined : format.mass(kg, 4),
    t(`input.hazards.${form.hazard}`),
    hasHole(form) ? t('example.hole', { diameter: format.quantity(millimetres * Number(form.diameterM), 'mm') }) : t('example.whole'),
  ];
  return (
    <p className={`hg-row hg-baseline hg-under hg-pad-2 hg-small hg-surface ${classes.note}`} role="note">
      <strong className={classes.mark}>{t('example.mark')}</strong>
      <span>{parts.filter(Boolean).join(' · ')}</span>
    </p>
  );
};

/** In the panel: why these inputs, and how the example ends. */
export const ExampleReason = ({ example }: { readonly example: Extract<Example, { readonly kind: 'example' }> }) => {
  const { t } = useTranslation('vulnerability');
  return (
    <p className={`hg-pad-2 hg-small ${classes.reason}`}>
      {t(`example.stock.${example.stockFrom}`)} {hasHole(example.form) ? t('example.opening') : t('example.noOpening')}{' '}
      {example.form.weatherSource === 'typical' ? `${t('example.typical')} ` : ''}
      {t('example.change')}
    </p>
  );
};
