import { type ChemicalType, chemicalTypeColumns, exportNames } from '@hazardguard/contract';
import { Button, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { oneOf, useAddress } from '../../data/address.ts';
import { pageQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { FileLink } from '../../ui/file-link.tsx';
import { useFormat } from '../../ui/format.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useProblemText } from '../../ui/problem-text.ts';
import { Register } from '../../ui/register/register.tsx';
import type { RegisterColumn } from '../../ui/register/register-column.ts';
import { toQuery, useRegisterView } from '../../ui/register/register-view.ts';
import { IconDownload } from '../../ui/screen-icons.tsx';
import { ExcelLink } from '../../ui/table-file/excel-button.tsx';
import { toFileAddress } from '../to-file-address.ts';

type TypeColumn = RegisterColumn<ChemicalType> & { readonly id: (typeof chemicalTypeColumns)[number] };

/** The specification writes a dash for what is missing. */
const dash = '-';

const useTypeColumns = (): readonly TypeColumn[] => {
  const { t } = useTranslation('chemicals');
  const format = useFormat();
  return useMemo(
    (): readonly TypeColumn[] => [
      {
        id: 'chemicalName',
        header: t('column.chemicalName'),
        value: ({ chemicalName }) => chemicalName,
        cell: ({ chemicalName, solutionName }) => (
          <>
            {chemicalName}
            {solutionName === null ? null : (
              <Text size="xs" c="dimmed">
                {t('solutions.found', { name: solutionName })}
              </Text>
            )}
          </>
        ),
        sortable: true,
        width: 240,
        phone: 'title',
      },
      {
        id: 'quantityKg',
        header: t('column.quantityKg'),
        value: ({ quantityKg }) => quantityKg,
        cell: ({ quantityKg, unweighed }) => (
          <>
            {quantityKg === null ? dash : format.number(quantityKg, 6)}
            {unweighed > 0 ? (
              <Text size="xs" c="dimmed">
                {t('unweighed', { count: unweighed })}
              </Text>
            ) : null}
          </>
        ),
        sortable: true,
        numeric: true,
        width: 160,
        phone: 'line',
      },
      {
        id: 'casNumber',
        header: t('column.casNumber'),
        value: ({ casNumber }) => casNumber ?? dash,
        sortable: true,
        width: 130,
        phone: 'line',
      },
      {
        id: 'industries',
        header: t('column.industries'),
        value: ({ industries }) => industries,
        cell: ({ industries }) => format.exact(industries),
        sortable: true,
        numeric: true,
        width: 110,
        phone: 'line',
      },
    ],
    [t, format],
  );
};

/** Chemical Types: every chemical with its quantity over all inventories and its CAS number. */
export const ChemicalTypes = () => {
  const { t } = useTranslation(['chemicals', 'shell']);
  const describe = useProblemText();
  const [view, changeView] = useRegisterView(chemicalTypeColumns);
  const [only, setOnly] = useAddress('stored', oneOf(['held']));
  const held = only ?? 'all';
  const columns = useTypeColumns();
  // Inventories change on other screens, so the sums are read again whenever they are shown.
  const types = useQuery({ ...pageQuery('/api/chemical-types', { query: { ...toQuery(view), held } }), staleTime: 0 });
  const file = toFileAddress('/api/chemical-types.csv', {
    search: view.search,
    sort: view.sort?.column ?? '',
    direction: view.sort?.direction ?? '',
    held,
  });
  return (
    <>
      <PageHeader
        title={t('shell:screens.chemicals.title')}
        purpose={t('purpose')}
        actions={<MoreMenu entries={[{ text: t('tools'), to: '/Tools', search: {} }]} />}
      />
      <Register
        label={t('register')}
        searchLabel={t('search')}
        columns={columns}
        sortable={chemicalTypeColumns}
        view={view}
        onView={changeView}
        query={types}
        rowId={({ key }) => key}
        mark={() => undefined}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        waiting={t('loading')}
        failure={(error) => t('error', { message: describe(error) })}
        filtered={held === 'held'}
        tools={
          <>
            <Switch
              label={t('held')}
              checked={held === 'held'}
              onChange={(event) => {
                const checked = event.currentTarget.checked;
                changeView({});
                setOnly(checked ? 'held' : undefined);
              }}
            />
            <FileLink href={file} fileName={exportNames.chemicalTypes} leftSection={<IconDownload size={16} aria-hidden />}>
              {t('downloadCsv')}
            </FileLink>
            <ExcelLink href={file} fileName={exportNames.chemicalTypes} />
          </>
        }
        actions={({ key, chemicalName }) => (
          <Button
            renderRoot={(props) => <Link {...props} to="/ChemicalsQuantityCas" search={{ chemical: key }} />}
            variant="default"
            size="xs"
            aria-label={t('openOf', { name: chemicalName })}
          >
            {t('open')}
          </Button>
        )}
      />
      <Text size="sm" c="dimmed" mt="md">
        {t('note')}
      </Text>
    </>
  );
};
