import {
  breakGlassApprovalHours,
  breakGlassMinutes,
  type EmergencyScope,
  graveReasonMost,
  isReason,
  mostEmergencySites,
  reasonLeast,
} from '@hazardguard/contract';
import { isLanguage, type Language } from '@hazardguard/i18n/languages';
import { Button, CloseButton, Group, Input, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusFirstInvalid } from '../../ui/form-checks.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { TypeAhead } from '../../ui/type-ahead/type-ahead.tsx';
import { useDebounced } from '../../ui/type-ahead/use-debounced.ts';
import { useEmergencyTargets, useStartEmergencyAccess } from '../break-glass/emergency-access.ts';
import classes from './account.module.css';

interface ChosenSite {
  readonly id: number;
  readonly industryName: string;
}

interface TargetFieldProps<Target> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly listChoices: (found: NonNullable<ReturnType<typeof useEmergencyTargets>['data']>) => readonly Target[];
  readonly formatLabel: (target: Target) => { readonly label: string; readonly aside: string | undefined };
  readonly onChoose: (target: Target) => void;
}

/** Finds a site or a district by part of its name. */
const TargetField = <Target,>({ id, label, value, error, listChoices, formatLabel, onChoose }: TargetFieldProps<Target>) => {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState<string>();
  const search = useDebounced(typed?.trim() ?? '');
  const found = useEmergencyTargets(search);
  const choices = found.data === undefined ? [] : listChoices(found.data);
  return (
    <TypeAhead
      input={{ id, label, withAsterisk: true, placeholder: t('emergency.placeholder'), error }}
      text={typed ?? value}
      onText={setTyped}
      onLeave={() => setTyped(undefined)}
      needsText
      loading={found.isFetching}
      error={found.error}
      nothing={search.length < 2 ? t('emergency.placeholder') : t('emergency.nothing', { search })}
      choices={choices.map((item) => ({ key: formatLabel(item).label, ...formatLabel(item), item }))}
      onChoose={(item) => {
        setTyped(undefined);
        onChoose(item);
      }}
    />
  );
};

type Kind = EmergencyScope['kind'];

/** Places and reason; within 24 hours of the last access this is a request to a supervisor. */
export const EmergencyDialog = ({ needsApproval, onClose }: { readonly needsApproval: boolean; readonly onClose: () => void }) => {
  const { t, i18n } = useTranslation('account');
  const [kind, setKind] = useState<Kind>('site');
  const [sites, setSites] = useState<readonly ChosenSite[]>([]);
  const [area, setArea] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const open = useStartEmergencyAccess();
  const short = !isReason(reason);
  const nothing = kind === 'site' ? sites.length === 0 : area === '';
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'en';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (short || nothing) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    const opens: EmergencyScope = kind === 'site' ? { kind, industryIds: sites.map(({ id }) => id) } : { kind, area };
    open.mutate(
      { reason: reason.trim(), opens, language },
      {
        onSuccess: ({ endsAt }) => {
          notifySuccess(t(endsAt === null ? 'emergency.asked' : 'emergency.done'));
          onClose();
        },
      },
    );
  };
  const missing = tried && nothing;
  return (
    <Dialog onClose={onClose} title={t('emergency.title')} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {needsApproval ? <Text fw={600}>{t('emergency.approval', { hours: breakGlassApprovalHours })}</Text> : null}
          {open.isError ? <ErrorPanel error={open.error} title={t('emergency.failed')} /> : null}
          <Input.Wrapper label={t('emergency.what')} labelElement="div" id="emergency-kind">
            <SegmentedControl
              fullWidth
              aria-label={t('emergency.what')}
              value={kind}
              onChange={(value) => setKind(value === 'district' ? 'district' : 'site')}
              data={[
                { value: 'site', label: t('emergency.sites') },
                { value: 'district', label: t('emergency.district') },
              ]}
            />
          </Input.Wrapper>
          {kind === 'site' ? (
            <>
              <TargetField
                key={sites.length}
                id="emergency-site"
                label={t('emergency.search')}
                value=""
                error={missing ? t('emergency.missingSites') : undefined}
                listChoices={(found) => found.sites}
                formatLabel={({ industryName, district }) => ({ label: industryName, aside: district })}
                onChoose={(site) => {
                  if (sites.length < mostEmergencySites && !sites.some(({ id }) => id === site.id)) setSites([...sites, site]);
                }}
              />
              {sites.length === 0 ? null : (
                <ul className={`hg-stack ${classes.chosen}`} aria-label={t('emergency.chosen')}>
                  {sites.map(({ id, industryName }) => (
                    <li key={id}>
                      <span>{industryName}</span>
                      <CloseButton
                        aria-label={t('emergency.remove', { name: industryName })}
                        onClick={() => setSites(sites.filter((site) => site.id !== id))}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </>
          ) : (
            <TargetField
              key="district"
              id="emergency-district"
              label={t('emergency.searchDistrict')}
              value={area}
              error={missing ? t('emergency.missingDistrict') : undefined}
              listChoices={(found) => found.districts}
              formatLabel={(label) => ({ label, aside: undefined })}
              onChoose={setArea}
            />
          )}
          <Textarea
            label={t('emergency.reason')}
            description={t('emergency.reasonHint')}
            name="reason"
            withAsterisk
            autosize
            minRows={2}
            maxLength={graveReasonMost}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={tried && short ? t('emergency.tooShort', { letters: reasonLeast.letters }) : undefined}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={open.isPending}>
              {needsApproval ? t('emergency.ask') : t('emergency.submit', { minutes: breakGlassMinutes })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
