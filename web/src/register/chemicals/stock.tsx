import { type ChemicalStock, stockColumns } from '@hazardguard/contract';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pageQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { Register } from '../../ui/register/register.tsx';
import type { RegisterColumn } from '../../ui/register/register-column.ts';
import { toQuery, useRegisterView } from '../../ui/register/register-view.ts';

type StockColumn = RegisterColumn<ChemicalStock> & { readonly id: (typeof stockColumns)[number] };

const useStockColumns = (): readonly StockColumn[] => {
  const { t } = useTranslation('chemicals');
  const format = useFormat();
  return useMemo(
    (): readonly StockColumn[] => [
      {
        id: 'industryName',
        header: t('stock.industry'),
        value: ({ industryName }) => industryName,
        cell: ({ industryName, district, productName }) => (
          <>
            {industryName}
            <Text size="xs" c="dimmed">
              {district} · {productName}
            </Text>
          </>
        ),
        sortable: true,
        width: 240,
        phone: 'title',
      },
      {
        id: 'quantity',
        header: t('stock.quantity'),
        value: ({ quantity }) => quantity,
        cell: ({ quantity, unit, quantityKg }) => (
          <>
            {quantity === null ? '–' : format.quantity(quantity, unit, 6)}
            {unit === 'kg' || quantityKg === null ? null : (
              <Text size="xs" c="dimmed">
                = {format.quantity(quantityKg, 'kg', 4)}
              </Text>
            )}
          </>
        ),
        sortable: true,
        numeric: true,
        width: 130,
        phone: 'line',
      },
      { id: 'location', header: t('stock.location'), value: ({ location }) => location, sortable: true, width: 140, phone: 'line' },
      {
        id: 'dateExpired',
        header: t('stock.expires'),
        value: ({ dateExpired }) => dateExpired,
        cell: ({ dateExpired }) => (dateExpired === null ? '–' : format.date(dateExpired)),
        sortable: true,
        width: 130,
        phone: 'line',
      },
    ],
    [t, format],
  );
};

/** Where a chemical is stored, for those who may read inventories. */
export const Stock = ({ chemical }: { readonly chemical: string }) => {
  const { t } = useTranslation('chemicals');
  const [view, changeView] = useRegisterView(stockColumns);
  const columns = useStockColumns();
  const stock = useQuery({
    ...pageQuery('/api/chemical-types/{chemical}/stock', { path: { chemical }, query: toQuery(view) }),
    staleTime: 0,
  });
  return (
    <Register
      label={t('part.stock')}
      searchLabel={t('stock.search')}
      columns={columns}
      sortable={stockColumns}
      view={view}
      onView={changeView}
      query={stock}
      rowId={({ id }) => id}
      mark={() => undefined}
      empty={{ title: t('stock.empty.title'), text: t('stock.empty.text') }}
      actions={({ industryId, industryName }) => (
        <Button
          renderRoot={(props) => <Link {...props} to="/CollectChemicalInventory" search={{ industry: industryId }} />}
          variant="default"
          size="xs"
          aria-label={t('stock.openOf', { name: industryName })}
        >
          {t('stock.open')}
        </Button>
      )}
    />
  );
};
