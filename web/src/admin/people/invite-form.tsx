import { toDialledNumber } from '@hazardguard/contract';
import { isLanguage, languages } from '@hazardguard/i18n/languages';
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { emailProblem, focusFirstInvalid } from '../../ui/form-checks.ts';
import { InvitedLink } from './invited-link.tsx';
import classes from './people.module.css';
import { peopleRoutes } from './people-routes.ts';
import { checkAssignment, newAssignment } from './role-assignment.ts';
import { RoleFields, useGrantableRoles } from './role-fields.tsx';

/** E-mail address, role and scope of an invitation; above it the link of the last one until it is closed. */
export const InviteForm = () => {
  const { t, i18n } = useTranslation(['people', 'account']);
  const roles = useGrantableRoles();
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState(isLanguage(i18n.language) ? i18n.language : 'en');
  const [gift, setGift] = useState(() => newAssignment(roles[0] ?? 'l0'));
  const [telephone, setTelephone] = useState('');
  const [tried, setTried] = useState(false);
  const invite = useRouteChange('POST', '/api/invitations', { refreshes: peopleRoutes });
  const problem = emailProblem(email);
  const number = telephone.trim();
  const wrongNumber = number !== '' && toDialledNumber(number) === null;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const checked = checkAssignment(gift);
    if (problem !== undefined || wrongNumber || typeof checked === 'string') {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    invite.mutate(
      { body: { email, language, telephone: number === '' ? null : number, ...checked } },
      {
        onSuccess: () => {
          setEmail('');
          setTelephone('');
          setTried(false);
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off" className={classes.form} aria-label={t('invite.title')}>
      <Stack gap="md">
        {invite.isError ? <ErrorPanel error={invite.error} title={t('invite.failed')} /> : null}
        {invite.data === undefined ? null : <InvitedLink invited={invite.data} onClose={invite.reset} />}
        <div className="hg-form hg-gap-4">
          <TextInput
            id="invite-email"
            label={t('account:email')}
            type="email"
            withAsterisk
            value={email}
            error={tried && problem ? t(`account:${problem}`) : undefined}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <TextInput
            id="invite-telephone"
            label={t('invite.telephone')}
            type="tel"
            value={telephone}
            error={tried && wrongNumber ? t('account:calls.wrongTelephone') : undefined}
            onChange={(event) => setTelephone(event.currentTarget.value)}
          />
          <NativeSelect
            id="invite-language"
            label={t('invite.language')}
            value={language}
            data={languages.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ currentTarget }) => setLanguage(isLanguage(currentTarget.value) ? currentTarget.value : language)}
          />
        </div>
        <RoleFields id="invite" value={gift} onChange={setGift} tried={tried} />
        <Text size="sm" maw="68ch">
          {t('invite.rule')}
        </Text>
        <Button type="submit" loading={invite.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('invite.submit')}
        </Button>
      </Stack>
    </form>
  );
};
