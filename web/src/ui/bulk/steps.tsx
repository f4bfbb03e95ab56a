import { useTranslation } from '../../locales/use-translation.ts';
import classes from './bulk.module.css';

const steps = ['file', 'columns', 'check', 'done'] as const;

/** The current step of the upload, and its file. */
export const Steps = ({ current, fileName }: { readonly current: number; readonly fileName: string | undefined }) => {
  const { t } = useTranslation('parts');
  return (
    <ol className={`hg-row hg-under hg-small hg-quiet hg-below-4 ${classes.steps}`}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          {index + 1}. {t(`bulk.step.${step}`)}
          {step === 'file' && fileName ? `: ${fileName}` : ''}
        </li>
      ))}
    </ol>
  );
};
