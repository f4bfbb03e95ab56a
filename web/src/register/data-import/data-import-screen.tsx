import { gapKinds, importKinds } from '@hazardguard/contract';
import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { oneOf, useAddress } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { GapList } from './gap-list.tsx';
import { ImportWizard } from './import-wizard.tsx';
import { LatestImports } from './latest-imports.tsx';

/** Import of files of any kind, one after the other; what was imported, and what is to complete. */
export const DataImportScreen = () => {
  const { t } = useTranslation(['data-import', 'shell']);
  const [as] = useAddress('as', oneOf(importKinds));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [current, setCurrent] = useState(0);
  const file = files[current];
  const isLast = current + 1 >= files.length;
  const next = (): void => {
    if (isLast) setFiles([]);
    setCurrent(isLast ? 0 : current + 1);
  };
  return (
    <>
      <PageHeader title={t('shell:screens.dataImport.title')} purpose={t('purpose')} />
      <Stack gap="lg">
        {file === undefined ? (
          <>
            {as === undefined ? null : (
              <Text fw={600}>
                {t('asLabel')}: {t(`kind.${as}`)}
              </Text>
            )}
            {as === 'invitations' ? <Text maw="68ch">{t('invitationsText')}</Text> : null}
            <ChooseFiles
              several
              onFiles={(chosen) => {
                setFiles(chosen);
                setCurrent(0);
              }}
            />
          </>
        ) : (
          <>
            <Title order={2} size="h2" style={{ overflowWrap: 'anywhere' }}>
              {t('fileOf', { number: current + 1, total: files.length, name: file.name })}
            </Title>
            <ImportWizard
              key={`${current} ${file.name}`}
              file={file}
              as={as}
              preset={null}
              onDone={next}
              doneText={t(isLast ? 'again' : 'next')}
            />
          </>
        )}
        <LatestImports />
        <GapList key={as} first={gapKinds.find((kind) => kind === as)} />
      </Stack>
    </>
  );
};
