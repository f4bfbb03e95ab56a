import { useTranslation } from 'react-i18next';
import type { ScreenId } from '../../locales/namespaces.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export const SignInScreen = ({ wanted }: { readonly wanted?: ScreenId }) => {
  const { t } = useTranslation(['account', 'shell']);
  return <PageHeader title={t('title')} purpose={wanted ? t('wanted', { screen: t(`shell:screens.${wanted}.label`) }) : t('purpose')} />;
};
