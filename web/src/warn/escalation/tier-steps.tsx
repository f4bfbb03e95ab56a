import type { Escalation } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './escalation-part.module.css';

type Step = Escalation['steps'][number];

const Person = ({ person }: { readonly person: Step['people'][number] }) => {
  const { t } = useTranslation(['escalation', 'stakeholders']);
  const format = useFormat();
  const { name, groups, called, acknowledgedAt, answer } = person;
  return (
    <li data-acknowledged={acknowledgedAt !== null}>
      <b>{name}</b> <span className="hg-small hg-quiet">{groups.map((group) => t(`stakeholders:group.${group}`)).join(', ')}</span>
      {answer && <div>{t(`answer.${answer}`)}</div>}
      <div>{acknowledgedAt === null ? t(`called.${called}`) : t('acknowledgedAt', { time: format.time(acknowledgedAt) })}</div>
    </li>
  );
};

/** Every tier of the chain in order: when and who was called, or not called yet. */
export const TierSteps = ({ escalation }: { readonly escalation: Escalation }) => {
  const { t } = useTranslation(['escalation', 'stakeholders']);
  const format = useFormat();
  return (
    <ol className={`hg-stack ${classes.tiers}`}>
      {escalation.tiers.map((tier, index) => {
        const number = index + 1;
        const step = escalation.steps.find((one) => one.tier === number);
        return (
          // A tier is identified by its position: two tiers may be equal.
          <li key={number} data-called={step !== undefined}>
            <div className="hg-row">
              <b>{t('tier', { number })}</b>
              <span>{tier.groups.map((group) => t(`stakeholders:group.${group}`)).join(', ')}</span>
            </div>
            {step === undefined ? (
              <div className="hg-small hg-quiet">{t(escalation.state === 'running' ? 'notYet' : 'notCalled')}</div>
            ) : (
              <>
                <div className="hg-small hg-quiet">
                  {t('calledAt', { time: format.time(step.startedAt) })} ·{' '}
                  {t('given', { given: format.exact(step.acknowledged), needed: format.exact(step.needed) })}
                </div>
                {step.people.length === 0 ? <div>{t('nobodyThere')}</div> : null}
                <ul className={`hg-stack hg-small hg-above-2 ${classes.people}`}>
                  {step.people.map((person) => (
                    <Person key={`${person.name} ${person.groups.join()}`} person={person} />
                  ))}
                </ul>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
};
