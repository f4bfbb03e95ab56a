import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../locales/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Site } from '../site.ts';
import type { Example } from './choose-example.ts';

interface NoExampleProps {
  readonly site: Site;
  readonly why: Extract<Example, { readonly kind: 'none' }>['why'];
}

/** Nothing can be computed for this site: why, and the action that helps. */
export const NoExample = ({ site, why }: NoExampleProps) => {
  const { t } = useTranslation('vulnerability');
  const isEmpty = why === 'no-stock';
  return (
    <EmptyState
      title={isEmpty ? t('site.noInventory') : t('example.noModel')}
      text={isEmpty ? t('site.noInventoryText') : t('example.noModelText')}
      action={
        <Button renderRoot={(props) => <Link {...props} to="/CollectChemicalInventory" search={{ industry: site.id }} />}>
          {isEmpty ? t('site.addInventory') : t('example.openInventory')}
        </Button>
      }
    />
  );
};
