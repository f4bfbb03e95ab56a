import { type MapLayerId, messages } from '@hazardguard/contract';
import { useTranslation } from '../locales/use-translation.ts';
import classes from './map.module.css';

const steps = ['check', 'referrer', 'billing', 'where'] as const;

/** A map service has refused its key: the specification's message, and advice for the operator. */
export const KeyAdvice = ({ id }: { readonly id: MapLayerId }) => {
  const { t } = useTranslation('map');
  const setting = { url: `MAP_${id.toUpperCase()}_URL`, key: `MAP_${id.toUpperCase()}_KEY` };
  return (
    <div role="alert" className={`hg-rule hg-pad-2 hg-tiny hg-fixed hg-scroll ${classes.below}`}>
      <strong className="hg-small hg-fault">{messages.mapKeyFailed}</strong>
      <p>{t('key.text', { layer: t(`layer.${id}`) })}</p>
      <details>
        <summary>{t('key.advice')}</summary>
        <ul>
          {steps.map((step) => (
            <li key={step}>{t(`key.${step}`, setting)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
};
