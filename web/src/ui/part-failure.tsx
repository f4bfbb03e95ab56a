import { useTranslation } from '../locales/use-translation.ts';
import classes from './part-failure.module.css';
import { ReloadButton } from './reload-button.tsx';

/** Replaces a part whose code did not load. */
export const PartFailure = () => {
  const { t } = useTranslation('shell');
  return (
    <div role="alert" className={classes.missing}>
      <span>{t('chunk.part')}</span>
      <ReloadButton size="xs" variant="default" />
    </div>
  );
};
