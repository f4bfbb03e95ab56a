import { isDecisive, type PublicLanguageState, type ReviewedText } from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { publicNamespaces } from '@hazardguard/i18n/namespaces';
import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { TextCard } from './text-card.tsx';

const shown = ['all', 'unsigned'] as const;
/** Of warnings, the texts that are reviewed first. */
const decisive = 'decisive';

/** The texts of one language, by where they are used. */
export const TextList = ({ language }: { readonly language: PublicLanguageState['language'] }) => {
  const { t } = useTranslation('public-texts');
  const texts = useQuery(routeQuery('/api/public-texts/{language}', { path: { language } }));
  const [where, setWhere] = useState<ReviewedText['namespace'] | typeof decisive>(decisive);
  const [show, setShow] = useState<(typeof shown)[number]>('all');
  const here = (texts.data?.texts ?? []).filter(
    (text) => (where === decisive ? isDecisive(text) : text.namespace === where) && (show === 'all' || text.state !== 'signed'),
  );
  return (
    <section aria-label={findLanguage(language).name}>
      <Stack gap="md">
        <Title order={2} size="h3" lang={language} ref={focusWhenShown} tabIndex={-1}>
          {findLanguage(language).name}
        </Title>
        <Group gap="md" align="end">
          <NativeSelect
            label={t('where')}
            value={where}
            data={[
              { value: decisive, label: t('decisive') },
              ...publicNamespaces.map((value) => ({ value, label: t(`namespace.${value}`) })),
            ]}
            onChange={({ currentTarget }) => setWhere(publicNamespaces.find((one) => one === currentTarget.value) ?? decisive)}
          />
          <Choice label={t('show')} value={show} options={shown} formatName={(one) => t(one)} onChange={setShow} />
        </Group>
        {texts.isError ? <ErrorPanel error={texts.error} title={t('loadFailed')} onRetry={() => void texts.refetch()} /> : null}
        {texts.isPending ? <TextSkeleton lines={6} /> : null}
        {texts.data === undefined ? null : (
          <Text size="sm" role="status">
            {here.length === 0 ? t('noneLeft') : t('count', { shown: here.length })}
          </Text>
        )}
        <ul className="hg-stack hg-gap-3">
          {here.map((text) => (
            <TextCard key={text.key} language={language} text={text} />
          ))}
        </ul>
      </Stack>
    </section>
  );
};
