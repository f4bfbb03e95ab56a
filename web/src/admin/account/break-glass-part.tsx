import { breakGlassMinutes } from '@hazardguard/contract';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { notifyFailure, notifySuccess } from '../../ui/notices.ts';
import { useEndEmergencyAccess, useOwnEmergencyAccess } from '../break-glass/emergency-access.ts';
import { EmergencyDialog } from './emergency-dialog.tsx';

/** Status of the last request, while it waits or after it was refused or expired. */
const RequestState = () => {
  const { t } = useTranslation('account');
  const format = useFormat();
  const request = useOwnEmergencyAccess().data?.request ?? null;
  const end = useEndEmergencyAccess();
  if (request === null || request.outcome === 'approved' || request.outcome === 'withdrawn') return null;
  const places = request.opensPlaces.join(', ');
  if (!request.waiting) {
    const refused = request.outcome === 'refused';
    return (
      <Text size="sm" role="status">
        {refused ? t('emergency.refused', { name: request.decidedBy ?? '', places }) : t('emergency.lapsed', { places })}
      </Text>
    );
  }
  return (
    <div className="hg-stack hg-gap-3">
      <Text role="status">{t('emergency.waits', { places, until: format.time(request.endsAt) })}</Text>
      <Button
        variant="default"
        style={{ justifySelf: 'start' }}
        loading={end.isPending}
        onClick={() =>
          end.mutate(undefined, {
            onSuccess: () => notifySuccess(t('emergency.withdrawn')),
            onError: (error) => notifyFailure(error.message),
          })
        }
      >
        {t('emergency.withdraw')}
      </Button>
    </div>
  );
};

/** Explains emergency access and opens its dialog. Hidden for a person whose scope is everything. */
export const BreakGlassPart = () => {
  const { t } = useTranslation('account');
  const { account, opened } = useSession().data ?? {};
  const [choosing, setChoosing] = useState(false);
  const own = useOwnEmergencyAccess();
  if (!account || account.scope.kind === 'all') return null;
  const waiting = own.data?.request?.waiting === true;
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="opening">
      <Title order={2} size="h3" id="opening">
        {t('emergency.title')}
      </Title>
      <Text size="sm">{t('emergency.meaning', { minutes: breakGlassMinutes })}</Text>
      <RequestState />
      {opened || waiting ? null : (
        <div>
          <Button variant="default" onClick={() => setChoosing(true)}>
            {t('emergency.start')}
          </Button>
        </div>
      )}
      {choosing ? <EmergencyDialog needsApproval={own.data?.needsApproval ?? false} onClose={() => setChoosing(false)} /> : null}
    </section>
  );
};
