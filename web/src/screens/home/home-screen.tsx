import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';

export const HomeScreen = () => {
  const { t } = useTranslation(['home', 'shell']);
  return <PageHeader title={t('shell:product')} purpose={t('subtitle')} />;
};
