import { injectKinds } from '@hazardguard/contract';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { IconX } from '../../../ui/icons.tsx';
import { QuantityField } from '../../../ui/quantity-field.tsx';
import { IconPlus } from '../../../ui/screen-icons.tsx';
import classes from '../drills.module.css';
import type { PlannedInject } from './plan-values.ts';

interface InjectRowsProps {
  readonly injects: readonly PlannedInject[];
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (injects: readonly PlannedInject[]) => void;
}

/** The injects of a plan, one row each. */
export const InjectRows = ({ injects, wrong, onChange }: InjectRowsProps) => {
  const { t } = useTranslation('drills');
  const set = (key: number, change: Partial<PlannedInject>): void =>
    onChange(injects.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const add = (): void =>
    onChange([
      ...injects,
      { key: Math.max(0, ...injects.map(({ key }) => key)) + 1, minutes: '', kind: 'call', text: '', windFromDeg: '' },
    ]);
  return (
    <fieldset className="hg-stack hg-gap-3 hg-card hg-pad-4">
      <legend>{t('injects')}</legend>
      {injects.map(({ key, minutes, kind, text, windFromDeg }, index) => (
        <div key={key} className={`hg-row hg-end ${classes.row}`}>
          <QuantityField
            id={`inject-${key}-minutes`}
            label={t('plan.after')}
            unit="min"
            value={minutes}
            onChange={(value) => set(key, { minutes: value })}
            error={wrong.has(`inject.${key}`) ? t('plan.incomplete') : undefined}
          />
          <NativeSelect
            label={t('plan.kind')}
            value={kind}
            onChange={({ currentTarget }) => set(key, { kind: injectKinds.find((one) => one === currentTarget.value) ?? 'call' })}
            data={injectKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <Textarea
            className={classes.grow ?? ''}
            label={t('plan.text')}
            autosize
            minRows={1}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget }) => set(key, { text: currentTarget.value })}
          />
          {kind === 'weather' ? (
            <QuantityField
              id={`inject-${key}-wind`}
              label={t('plan.windFromDeg')}
              unit="°"
              value={windFromDeg}
              onChange={(value) => set(key, { windFromDeg: value })}
            />
          ) : null}
          <Button
            variant="default"
            aria-label={t('plan.removeInject', { number: index + 1 })}
            onClick={() => onChange(injects.filter((one) => one.key !== key))}
          >
            <IconX size={16} aria-hidden />
          </Button>
        </div>
      ))}
      {wrong.has('injects') ? <p role="alert">{t('plan.noInjects')}</p> : null}
      <div>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {t('plan.addInject')}
        </Button>
      </div>
    </fieldset>
  );
};
