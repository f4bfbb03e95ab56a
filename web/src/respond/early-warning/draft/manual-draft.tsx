import type { Alert, AlertByHand } from '@hazardguard/contract';
import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AlertDraftForm } from '../../../assess/alert-draft/draft-form.tsx';
import { storeByHand } from '../../../data/alert-drafts.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFindExercise } from '../../../register/exercise-marks/current-drills.ts';
import { IndustryPicker } from '../../../register/industry-picker/industry-picker.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DraftDone } from '../../../ui/draft-done.tsx';
import { usePhone } from '../../../ui/use-phone.ts';

import { checkByHand, type GivenDraft, startByHand } from './manual-values.ts';
import { PictureInput } from './picture-input.tsx';

interface ManualDraftProps {
  /** `alert`: Raise Alert, the specification's form. `message`: Community Messaging, a low-severity alert for people who follow places nearby. */
  readonly kind: 'alert' | 'message';
  readonly industry: number | undefined;
  /** The draft of another device, which this person checks and stores as their own. */
  readonly given?: GivenDraft;
  /** Hands a draft that waits for a network to another device; absent: it came from one. */
  readonly onHandOver?: () => void;
  readonly onClose: () => void;
  /** What is said above the form. */
  readonly children?: ReactNode;
}

/** Stores a draft that a second person releases; one that waits for a network may be handed to another device. */
export const ManualDraft = ({ kind, industry, given, onHandOver, onClose, children }: ManualDraftProps) => {
  const { t } = useTranslation(['early-warning', 'offline']);
  const phone = usePhone();
  const findExercise = useFindExercise();
  const [start] = useState(() => startByHand(kind, industry, given, new Date()));
  const [reading, setReading] = useState(false);
  const [stored, setStored] = useState<Alert | 'waits'>();
  const isMessage = kind === 'message';
  const title = t(isMessage ? 'message.open' : 'raise.open');
  const waits = {
    lines: [t('offline:exchange.draftWaits'), t('offline:exchange.draftWaitsText')],
    step: onHandOver && { label: t('offline:exchange.handOver'), onPress: onHandOver },
  };
  const store = (order: AlertByHand, key: string) => storeByHand({ ...order, drillId: findExercise(order.industryId) }, key);
  return (
    <Dialog onClose={onClose} title={title} fullScreen={phone} size="lg">
      {stored === undefined ? (
        <Stack gap="sm">
          <Text size="sm">{t(isMessage ? 'message.intro' : 'raise.intro')}</Text>
          {children}
          <AlertDraftForm
            kind={kind}
            start={start}
            sample={false}
            title={title}
            texts={{ save: t(isMessage ? 'message.save' : 'raise.save'), saveFailed: t('raise.failed') }}
            labels={{
              incidentSeverity: t('raise.severity'),
              incidentDescription: t(isMessage ? 'message.text' : 'raise.description'),
            }}
            own={{
              industryId: ({ id, label, value, onChange }) => (
                <IndustryPicker
                  id={id}
                  label={label}
                  value={value === '' ? undefined : Number(value)}
                  onChange={(chosen) => onChange(String(chosen ?? ''))}
                />
              ),
              plumeImage: (shown) => <PictureInput {...shown} onReading={setReading} />,
            }}
            reading={reading}
            check={(values) => checkByHand(kind, values, given)}
            store={store}
            onStored={setStored}
          >
            {({ inputs, buttons }) => (
              <>
                {inputs}
                {buttons}
              </>
            )}
          </AlertDraftForm>
        </Stack>
      ) : (
        <DraftDone
          {...(stored === 'waits'
            ? waits
            : {
                lines: [t('raise.stored', { incident: stored.incidentId }), t('raise.storedText')],
                step: { label: t('raise.link'), to: '/Ews', search: { industry: stored.industryId ?? undefined, alert: stored.id } },
              })}
          close={t('raise.done')}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};
