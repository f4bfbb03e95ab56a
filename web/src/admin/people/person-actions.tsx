import type { Person } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import type { PersonStep } from './person-step-dialog.tsx';

interface PersonActionsProps {
  readonly person: Person;
  readonly onChange: (person: Person) => void;
  readonly onStep: (step: PersonStep) => void;
}

/** The actions for one person. */
export const PersonActions = ({ person, onChange, onStep }: PersonActionsProps) => {
  const { t } = useTranslation('people');
  const { name, fixed, deactivatedAt, secondFactor } = person;
  const button = { variant: 'default', size: 'xs', reason: fixed === null ? undefined : t(`fixed.${fixed}`) } as const;
  const steps = [deactivatedAt === null ? 'deactivate' : 'reactivate', ...(secondFactor ? (['reset'] as const) : [])] as const;
  return (
    <>
      <ActionButton {...button} aria-label={t('change.of', { name })} onClick={() => onChange(person)}>
        {t('change.open')}
      </ActionButton>
      {steps.map((step) => (
        <ActionButton
          key={step === 'reset' ? 'reset' : 'activation'}
          {...button}
          aria-label={t(`${step}.of`, { name })}
          onClick={() => onStep({ step, person })}
        >
          {t(`${step}.action`)}
        </ActionButton>
      ))}
    </>
  );
};
