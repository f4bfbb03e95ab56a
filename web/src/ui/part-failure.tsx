import { useTranslation } from '../locales/use-translation.ts';
import classes from './part-failure.module.css';
import { ReloadButton } from './reload-button.tsx';

/** Replaces a part whose code did not load. */
export const PartFailure = () => {
  const { t } = useTranslation('shell');
  return (
    <div role="alert" className={`hg-row hg-pad-3 hg-small hg-surface ${classes.missing}`}>
      <span>{t('chunk.part')}</span>
      <ReloadButton size="xs" variant="default" />
    </div>
  );
};
