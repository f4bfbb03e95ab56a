import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from '../locales/use-translation.ts';
import { PageHeader } from '../ui/page-header.tsx';

export const NotFound = () => {
  const { t } = useTranslation('shell');
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <>
      <PageHeader title={t('notFound.title')} purpose={t('notFound.what', { path })} />
      <Button component={Link} to="/HazardGuard">
        {t('unexpected.home')}
      </Button>
    </>
  );
};
