import { useTranslation } from '../../locales/use-translation.ts';
import classes from './exercise-mark.module.css';

/** The word EXERCISE, on whatever belongs to a drill; nothing on what is real. */
export const ExerciseMark = ({ drillId }: { readonly drillId: number | null | undefined }) => {
  const { t } = useTranslation('drills');
  return drillId == null ? null : <strong className={`hg-tiny hg-together hg-exercise ${classes.mark}`}>{t('exercise')}</strong>;
};

/** Above what must not be taken for real: a whole line. */
export const ExerciseNote = ({ drillId }: { readonly drillId: number | null | undefined }) => {
  const { t } = useTranslation('drills');
  return drillId == null ? null : (
    <p className={`hg-pad-2 hg-below-2 hg-exercise ${classes.note}`} role="note">
      <strong>{t('exercise')}</strong> {t('note')}
    </p>
  );
};
