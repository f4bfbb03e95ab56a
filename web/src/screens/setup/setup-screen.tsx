import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';

export const SetupScreen = () => {
  const { t } = useTranslation('account');
  return <PageHeader title={t('setup.title')} purpose={t('setup.purpose')} />;
};
