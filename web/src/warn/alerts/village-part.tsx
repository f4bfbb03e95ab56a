import { type Alert, type AlertReach, isReason, reasonLeast, textLimits, type VillageOff } from '@hazardguard/contract';
import { Button, Group, Switch, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { usePeopleText } from '../../assess/population/use-people-text.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useReason } from '../../ui/use-reason.ts';
import classes from './alerts.module.css';
import { showAlert } from './use-alert.ts';

type Village = AlertReach['villages'][number];

const isSame = (one: Pick<Village, 'code' | 'name'>, other: Pick<Village, 'code' | 'name'>): boolean =>
  one.code === other.code && one.name === other.name;

/** Villages are listed by people; after so many a button shows the rest. */
const firstListed = 12;

/** States in which the places of a version can still be chosen. */
const editableStates: ReadonlySet<Alert['state']> = new Set(['draft', 'waiting', 'returned']);

interface ReasonProps {
  readonly village: Village;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
  readonly onBack: () => void;
}

/** A village inside a zone is switched off only with a reason. */
const ReasonFields = ({ village, busy, onReason, onBack }: ReasonProps) => {
  const { t } = useTranslation('alerts');
  const [reason, setReason] = useState('');
  return (
    <>
      <Textarea
        label={t('places.why', { name: village.name })}
        description={t('reasonRule', { letters: reasonLeast.letters })}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={textLimits.note}
        autosize
        minRows={2}
        required
      />
      <Group gap="xs" mt={4}>
        <Button variant="default" loading={busy} disabled={!isReason(reason)} onClick={() => onReason(reason.trim())}>
          {t('places.switchOff', { name: village.name })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('places.keep')}
        </Button>
      </Group>
    </>
  );
};

/** Each village and ward inside with what it is asked to do, and a switch; and whether the advice differs by place. */
export const VillagePart = ({
  alert,
  reach,
  editable,
}: {
  readonly alert: Alert;
  readonly reach: AlertReach;
  readonly editable: boolean;
}) => {
  const { t } = useTranslation(['alerts', 'population']);
  const peopleText = usePeopleText();
  const lacking = useReason('alert.draft');
  const choose = useRouteChange('PUT', '/api/alerts/{id}/places', { onSuccess: showAlert });
  const [asked, setAsked] = useState<Village | null>(null);
  const [all, setAll] = useState(false);
  const { villages, population } = reach;
  const mayChoose = editable && lacking === undefined && editableStates.has(alert.state) && alert.kind !== 'Cancel';
  const save = (villagesOff: readonly VillageOff[], byPlace = alert.byPlace): void =>
    choose.mutate(
      { path: { id: alert.id }, body: { version: alert.version, byPlace, villagesOff: [...villagesOff] } },
      { onSuccess: () => setAsked(null) },
    );
  const others = (village: Village): readonly VillageOff[] => alert.villagesOff.filter((one) => !isSame(one, village));
  // Of the version: the list may be of the one before.
  const isOff = (village: Village): boolean => alert.villagesOff.some((one) => isSame(one, village));
  const toggle = (village: Village): void => {
    if (isOff(village)) save(others(village));
    else if (village.inZone) setAsked(village);
    else save([...alert.villagesOff, { code: village.code, name: village.name, reason: null }]);
  };
  const describe = (village: Village): string => {
    const { action, leftS } = village;
    if (isOff(village)) return t('places.off');
    const todo = action === null ? '–' : t(`action.${action}`);
    if (leftS === null) return todo;
    const minutes = Math.floor(leftS / 60);
    return `${todo}. ${minutes > 0 ? t('reach.left', { count: minutes }) : t('reach.there')}`;
  };
  const shown = all ? villages : villages.slice(0, firstListed);
  return (
    <>
      {villages.length === 0 ? null : (
        <>
          <Title order={3} size="h4" mt={12}>
            {t('places.title')}
          </Title>
          <ul className={`hg-small hg-above-2 hg-below-2 hg-list ${classes.villages}`} aria-label={t('places.title')}>
            {shown.map((village, index) => (
              <li key={`${village.code} ${village.name}`} data-off={isOff(village)}>
                <span>
                  <b>{village.name}</b>{' '}
                  <span className="hg-quiet">
                    {t('places.people', { people: peopleText.counted(population.villages[index]?.people ?? null) })}
                    {village.inZone ? ` · ${t('places.inZone')}` : ''}
                  </span>
                  <br />
                  {describe(village)}
                </span>
                {mayChoose ? (
                  <Switch
                    size="lg"
                    aria-label={t('places.warn', { name: village.name })}
                    checked={!isOff(village)}
                    disabled={choose.isPending}
                    onChange={() => toggle(village)}
                  />
                ) : null}
                {asked !== null && isSame(asked, village) && mayChoose ? (
                  <div className="hg-whole">
                    <ReasonFields
                      village={village}
                      busy={choose.isPending}
                      onReason={(reason) => save([...others(village), { code: village.code, name: village.name, reason }])}
                      onBack={() => setAsked(null)}
                    />
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
          {shown.length < villages.length ? (
            <Button variant="default" onClick={() => setAll(true)}>
              {t('places.showAll', { count: villages.length })}
            </Button>
          ) : null}
          {population.villagesOmitted > 0 ? <Text size="xs">{t('population:more', { count: population.villagesOmitted })}</Text> : null}
          {mayChoose && alert.live !== null ? <Text size="xs">{t('places.earlier')}</Text> : null}
        </>
      )}
      {alert.runId !== null && mayChoose ? (
        <Switch
          mt={12}
          label={t('places.byPlace')}
          description={t('places.byPlaceHint')}
          checked={alert.byPlace}
          disabled={choose.isPending}
          onChange={() => save(alert.villagesOff, !alert.byPlace)}
        />
      ) : null}
      {choose.isError ? <ErrorPanel error={choose.error} title={t('places.failed')} /> : null}
    </>
  );
};

/** For the person who approves: villages inside that get nothing, with the reasons. */
export const VillagesOffNote = ({ alert }: { readonly alert: Pick<Alert, 'villagesOff' | 'kind'> }) => {
  const { t } = useTranslation('alerts');
  if (alert.villagesOff.length === 0 || alert.kind === 'Cancel') return null;
  return (
    <div className="hg-card hg-alarm hg-fault hg-strong hg-pad-3 hg-below-2" role="note" data-villages-off>
      {t('places.loud', { count: alert.villagesOff.length })}
      <ul className="hg-above-1 hg-bullets">
        {alert.villagesOff.map(({ code, name, reason }) => (
          <li key={`${code} ${name}`}>
            {name}: {reason ?? t('places.noReason')}
          </li>
        ))}
      </ul>
    </div>
  );
};
