import { useHasPermission } from '../data/session.ts';
import { useTranslation } from '../locales/use-translation.ts';

/** The settings that change what a sentence says, for people who may set them: ` Setting: NAME.`; nothing for everybody else. */
export const useSettingHint = (): ((...names: readonly string[]) => string) => {
  const { t } = useTranslation('parts');
  const isOperator = useHasPermission('operations.read');
  return (...names) => (isOperator ? ` ${t('setting', { names: names.join(', ') })}` : '');
};
