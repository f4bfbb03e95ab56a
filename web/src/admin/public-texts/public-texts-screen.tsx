import type { PublicLanguageState } from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { Button, Group, Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePublicLanguages } from '../../data/public-languages.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { TextList } from './text-list.tsx';

/** Review of the texts for residents and first responders by speakers, and which languages are offered. */
export const PublicTextsScreen = () => {
  const { t } = useTranslation(['public-texts', 'shell']);
  const format = useFormat();
  const languages = usePublicLanguages();
  const mayOffer = useHasPermission('texts.offer');
  const navigate = useNavigate();
  const asked = useSearch({ strict: false, select: ({ language }: { readonly language?: unknown }) => language });
  const reviewed = languages.data?.find(({ language }) => language === asked)?.language ?? null;
  const review = (language: PublicLanguageState['language']): void => void navigate({ to: '/PublicTexts', search: { language } as never });
  const [offering, setOffering] = useState<PublicLanguageState | null>(null);
  const offeredText = ({ always, offered }: PublicLanguageState): string => t(always ? 'always' : offered ? 'on' : 'off');
  const changeCell = ({ change }: PublicLanguageState) =>
    change === null ? (
      t('never')
    ) : (
      <>
        {t('changedBy', { name: change.by, moment: format.moment(change.at) })}
        <br />
        {t('notReviewedThen', { count: change.unreviewed })}
      </>
    );
  return (
    <>
      <PageHeader title={t('shell:screens.publicTexts.title')} purpose={t('shell:screens.publicTexts.purpose')} />
      <Stack gap="lg">
        {languages.isError ? <ErrorPanel error={languages.error} title={t('loadFailed')} onRetry={() => void languages.refetch()} /> : null}
        {languages.isPending ? <TableSkeleton /> : null}
        {languages.data === undefined ? null : (
          <StackedTable
            label={t('languages')}
            minWidth={760}
            rows={languages.data}
            rowId={({ language }) => language}
            columns={[
              { id: 'language', header: t('language'), cell: ({ language }) => <span lang={language}>{findLanguage(language).name}</span> },
              { id: 'offered', header: t('offered'), cell: offeredText },
              { id: 'signed', header: t('signedTexts'), cell: ({ signed, texts }) => t('ofTexts', { signed, texts }) },
              { id: 'decisive', header: t('decisive'), cell: ({ decisive }) => t('ofTexts', decisive) },
              { id: 'change', header: t('lastChange'), cell: changeCell },
              {
                id: 'actions',
                header: t('actions'),
                cell: (row) => {
                  const { name } = findLanguage(row.language);
                  const way = row.offered ? 'switchOff' : 'switchOn';
                  return (
                    <Group gap="xs" wrap="nowrap">
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={t('reviewOf', { language: name })}
                        aria-pressed={reviewed === row.language}
                        onClick={() => review(row.language)}
                      >
                        {t('review')}
                      </Button>
                      {mayOffer && !row.always ? (
                        <Button size="xs" variant="default" aria-label={t(`${way}Of`, { language: name })} onClick={() => setOffering(row)}>
                          {t(way)}
                        </Button>
                      ) : null}
                    </Group>
                  );
                },
              },
            ]}
          />
        )}
        {reviewed === null ? null : <TextList key={reviewed} language={reviewed} />}
      </Stack>
      {offering === null ? null : <OfferDialog state={offering} onClose={() => setOffering(null)} />}
    </>
  );
};
