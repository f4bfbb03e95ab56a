import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { ApiProblem } from '../../data/api-problem.ts';
import { useSession } from '../../data/session.ts';
import { readInvitation } from '../../data/sign-in.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { parseLinkToken } from '../account/parse-link-token.ts';
import { AcceptForm } from './accept-form.tsx';

const Unusable = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={t('invitation.unusable')}
      text={text}
      action={<Button renderRoot={(props) => <Link to="/SignIn" {...props} />}>{t('submit')}</Button>}
    />
  );
};

const Offered = ({ token }: { readonly token: string }) => {
  const { t } = useTranslation(['account', 'shell']);
  const session = useSession();
  const offer = useQuery({ queryKey: ['invitation', token], queryFn: () => readInvitation(token), enabled: session.isSuccess });
  if (offer.error instanceof ApiProblem && offer.error.code === 'gone') return <Unusable text={t('invitation.gone')} />;
  if (offer.isError) return <ErrorPanel error={offer.error} onRetry={() => void offer.refetch()} />;
  if (offer.data === undefined) return <TextSkeleton />;
  const { email, name, role, invitedBy } = offer.data;
  return (
    <>
      <Text mb="md">{t('invitation.offer', { name: invitedBy, role: t(`shell:role.${role}`) })}</Text>
      <AcceptForm token={token} email={email} invitedName={name} />
    </>
  );
};

/** The page of an invitation link: the offer, then name and password. */
export const InvitationScreen = () => {
  const { t } = useTranslation('account');
  const token = parseLinkToken(useLocation({ select: (location) => location.hash }));
  return (
    <>
      <PageHeader title={t('invitation.title')} purpose={t('invitation.purpose')} />
      {token === undefined ? <Unusable text={t('invitation.noToken')} /> : <Offered token={token} />}
    </>
  );
};
