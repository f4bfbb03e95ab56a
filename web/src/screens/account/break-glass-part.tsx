import { breakGlassMinutes, graveReasonMost, type InvitationLanguage, isReason, reasonLeast } from '@hazardguard/contract';
import { Button, Text, Textarea, Title } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session.ts';
import { languages } from '../../locales/languages.ts';
import { useOpenEverything } from '../../parts/break-glass/opening.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusFirstInvalid } from '../../ui/form-checks.ts';
import { tellSuccess } from '../../ui/notices.ts';
import classes from './account.module.css';

/** In an emergency: everything, for some hours, with a reason that those above read. Nothing for whoever sees everything. */
export const BreakGlassPart = () => {
  const { t, i18n } = useTranslation('account');
  const scope = useSession().data?.account?.scope;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const open = useOpenEverything();
  if (scope === undefined || scope.kind === 'all') return null;
  const short = !isReason(reason);
  const language: InvitationLanguage = languages.find(({ id }) => id === i18n.language)?.id ?? 'en';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (short) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    open.mutate({ reason: reason.trim(), language }, { onSuccess: () => tellSuccess(t('opening.done')) });
  };
  return (
    <section className={classes.part} aria-labelledby="opening">
      <Title order={2} size="h3" id="opening">
        {t('opening.title')}
      </Title>
      <Text size="sm">{t('opening.meaning', { minutes: breakGlassMinutes })}</Text>
      <form onSubmit={submit} noValidate className={classes.opening}>
        {open.isError ? <ErrorPanel error={open.error} title={t('opening.failed')} /> : null}
        <Textarea
          label={t('opening.reason')}
          description={t('opening.reasonHint')}
          name="reason"
          withAsterisk
          autosize
          minRows={2}
          maxLength={graveReasonMost}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={tried && short ? t('opening.tooShort', { letters: reasonLeast.letters }) : undefined}
        />
        <Button type="submit" variant="default" loading={open.isPending} style={{ justifySelf: 'start' }}>
          {t('opening.submit')}
        </Button>
      </form>
    </section>
  );
};
