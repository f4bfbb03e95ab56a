import type { PublicLanguageState, ReviewedText } from '@hazardguard/contract';
import { findDirection, findLanguage } from '@hazardguard/i18n/languages';
import { Button, Card, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { queryClient } from '../../data/query.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import classes from './public-texts.module.css';

interface CardProps {
  readonly language: PublicLanguageState['language'];
  readonly text: ReviewedText;
}

const isSame = (one: ReviewedText, other: ReviewedText): boolean => one.namespace === other.namespace && one.key === other.key;

/** Both changes of a text answer with the text as it is now. */
const showChanged = (language: CardProps['language'], changed: ReviewedText): void =>
  void queryClient.setQueryData(
    routeQuery('/api/public-texts/{language}', { path: { language } }).queryKey,
    (before) => before && { ...before, texts: before.texts.map((text) => (isSame(text, changed) ? changed : text)) },
  );

const CorrectionForm = ({ language, text, onClose }: CardProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation('public-texts');
  const [written, setWritten] = useState(text.text);
  const correct = useRouteChange('PUT', '/api/public-texts/{language}/correction', {
    refreshes: ['/api/public-languages'],
    onSuccess: (changed) => {
      showChanged(language, changed);
      onClose();
    },
  });
  const { namespace, key, text: seen } = text;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        correct.mutate({ path: { language }, body: { namespace, key, seen, text: written } });
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={t('correction')}
          description={t('correctionHint')}
          lang={language}
          attributes={{ input: { dir: findDirection(language) } }}
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          autosize
          minRows={2}
          required
          data-autofocus
        />
        {correct.isError ? <ErrorPanel error={correct.error} title={t('saveFailed')} /> : null}
        <Group gap="xs">
          <Button type="submit" loading={correct.isPending} disabled={written.trim() === '' || written === text.text}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={correct.isPending}>
            {t('cancel')}
          </Button>
          {written === text.catalogue ? null : (
            <Button variant="default" onClick={() => setWritten(text.catalogue)} disabled={correct.isPending}>
              {t('useCatalogue')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
};

/** One public text beside its English source, filled with an example; to correct or to sign. */
export const TextCard = ({ language, text }: CardProps) => {
  const { t } = useTranslation('public-texts');
  const format = useFormat();
  const [correcting, setCorrecting] = useState(false);
  const sign = useRouteChange('PUT', '/api/public-texts/{language}/signature', {
    refreshes: ['/api/public-languages'],
    onSuccess: (changed) => showChanged(language, changed),
  });
  const { namespace, key, text: seen, english, example, state, correction, signature } = text;
  const own = { lang: language, dir: findDirection(language) };
  const act = (key: 'correctedBy' | 'signedBy', { by, at }: { readonly by: string; readonly at: string }) => (
    <Text size="sm" c="dimmed">
      {t(key, { name: by, moment: format.moment(at) })}
    </Text>
  );
  return (
    <Card component="li" withBorder padding="md" data-state={state}>
      <Stack gap="xs">
        <div className="hg-cards hg-gap-3">
          <div>
            <Text size="sm" fw={600}>
              {t('english')}
            </Text>
            <p className={`hg-lines-kept ${classes.text}`} lang="en">
              {english}
            </p>
          </div>
          <div>
            <Text size="sm" fw={600}>
              <span lang={language}>{findLanguage(language).name}</span> · {t(`state.${state}`)}
            </Text>
            <p className={`hg-lines-kept ${classes.text}`} {...own}>
              {text.text}
            </p>
          </div>
        </div>
        {example === text.text ? null : (
          <div>
            <Text size="sm" fw={600}>
              {t('example')}
            </Text>
            <p className={`hg-lines-kept ${classes.text}`} {...own}>
              {example}
            </p>
          </div>
        )}
        {correction === null ? null : act('correctedBy', correction)}
        {signature === null ? null : act('signedBy', signature)}
        {sign.isError ? <ErrorPanel error={sign.error} title={t('signFailed')} /> : null}
        {correcting ? (
          <CorrectionForm language={language} text={text} onClose={() => setCorrecting(false)} />
        ) : (
          <Group gap="xs">
            <Button variant="default" aria-label={t('correctOf', { text: english })} onClick={() => setCorrecting(true)}>
              {t('correct')}
            </Button>
            {state === 'signed' ? null : (
              <Button
                aria-label={t('signOf', { text: english })}
                loading={sign.isPending}
                onClick={() => sign.mutate({ path: { language }, body: { namespace, key, seen } })}
              >
                {t('sign')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Card>
  );
};
