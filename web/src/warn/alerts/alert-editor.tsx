import {
  type Alert,
  type AlertEdit,
  type AlertHazard,
  actionsFor,
  alertActions,
  alertEdit,
  protectiveActions,
  textLimits,
} from '@hazardguard/contract';
import { findLanguage, isPublicLanguage, type PublicLanguage, publicLanguageCodes } from '@hazardguard/i18n/languages';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExpiryInput, HazardInput, SeverityInput, StatusInput, WarningText } from '../../assess/alert-draft/draft-inputs.tsx';
import { useDraft } from '../../data/draft.ts';
import { useOfferedLanguages } from '../../data/public-languages.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { withStatusPrefix } from '../../register/incident-reference/with-status-prefix.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFieldSentence } from '../../ui/field-sentence.ts';
import { formatDistance, formatMoment } from '../../ui/format.ts';
import { issueProblem } from '../../ui/issue-problem.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { AreaChoiceFields } from './area-choice-fields.tsx';
import { AreaFields } from './area-fields.tsx';
import { emptyText, fillFromTemplate, findReachM, findText, hasOpenSlots, restoreEdit, toEdit, withText } from './edit-values.ts';
import { ReviewMark } from './review-mark.tsx';
import { TextFields } from './text-fields.tsx';
import { showAlert } from './use-alert.ts';

interface AlertEditorProps {
  readonly alert: Alert;
  readonly around: { readonly latitude: number; readonly longitude: number };
  readonly onClose: () => void;
}

/** Everything a person may change before the release. Entries are kept until they are saved or discarded. */
export const AlertEditor = ({ alert, around, onClose }: AlertEditorProps) => {
  const { t } = useTranslation(['alerts', 'alert-draft']);
  const [edit, setEdit, dropEdit] = useDraft<AlertEdit>(`alert:${alert.id}`, toEdit(alert), (stored) => restoreEdit(stored, alert));
  const [language, setLanguage] = useState<PublicLanguage>('en');
  const [problem, setProblem] = useState<string>();
  const fieldSentence = useFieldSentence();
  const save = useRouteChange('PUT', '/api/alerts/{id}', { onSuccess: showAlert });
  const close = (): void => {
    dropEdit();
    onClose();
  };
  const templates = useQuery({ ...routeQuery('/api/alert-templates'), staleTime: Number.POSITIVE_INFINITY });
  const offered = useOfferedLanguages();
  const text = findText(edit, language);
  const hazard = edit.hazard ?? 'toxic-leak';
  const allowed = actionsFor[hazard];
  const action = edit.action ?? allowed[0];
  // A draft may be older than the table of actions: its action is listed until another one is chosen.
  const choices = allowed.includes(action) ? allowed : [action, ...allowed];
  const chooseHazard = (chosen: AlertHazard): void => {
    const nextAction =
      edit.action != null && actionsFor[chosen].includes(edit.action)
        ? edit.action
        : protectiveActions[chosen][edit.incidentSeverity].usual;
    setEdit({ ...edit, hazard: chosen, action: nextAction });
  };
  const template = templates.data?.templates.find((one) => one.hazard === hazard && one.action === action);
  const fill = (): void => {
    if (template === undefined) return;
    const reachM = findReachM(alert);
    const slots = {
      industry: alert.industryName,
      time: `${formatMoment(edit.expiresAt, language, 'Asia/Kolkata')} IST`,
      ...(reachM === undefined ? {} : { place: formatDistance(reachM, language, 2) }),
    };
    setEdit(withText(edit, language, fillFromTemplate(template, language, edit.status, edit.source, slots)));
  };
  const findLabel = (field: string): string | undefined => {
    if (field === 'areaReason') return t('areaChoice.reason');
    return field === 'incidentDescription' || field === 'expiresAt' ? t(`alert-draft:field.${field}`) : undefined;
  };
  const store = (): void => {
    const read = alertEdit.safeParse(edit);
    const [issue] = read.error?.issues ?? [];
    const open = publicLanguageCodes.some((one) => hasOpenSlots(findText(edit, one) ?? emptyText));
    const found = open ? t('slotsOpen') : issue && fieldSentence(issueProblem(issue), findLabel(String(issue.path[0])));
    setProblem(found);
    if (found !== undefined || read.data === undefined) return;
    save.mutate(
      { path: { id: alert.id }, body: read.data },
      {
        onSuccess: () => {
          notifySuccess(t('saved'));
          close();
        },
      },
    );
  };
  return (
    <form
      noValidate
      aria-label={t('edit')}
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <Stack gap="md">
        {problem ? (
          <Text role="alert" fw={600}>
            {problem}
          </Text>
        ) : null}
        {save.isError ? <ErrorPanel error={save.error} title={t('saveFailed')} kept={t('kept')} /> : null}
        {alert.live === null ? (
          <StatusInput sample={false} value={edit.status} onChange={(status) => setEdit(withStatusPrefix(edit, status))} />
        ) : null}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <HazardInput value={hazard} onChange={chooseHazard} />
          <NativeSelect
            label={t('action.label')}
            description={t('action.hint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={action}
            onChange={({ currentTarget }) => setEdit({ ...edit, action: alertActions.find((one) => one === currentTarget.value) ?? null })}
            data={choices.map((value) => ({ value, label: t(`action.${value}`) }))}
            error={allowed.includes(action) ? undefined : t('action.wrong')}
          />
        </SimpleGrid>
        <Tabs value={language} onChange={(next) => setLanguage(isPublicLanguage(next) ? next : 'en')} keepMounted={false}>
          <Tabs.List aria-label={t('languages')}>
            {offered.map((one) => (
              <Tabs.Tab key={one} value={one} lang={one}>
                {findLanguage(one).name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={language} pt="sm">
            <Stack gap="sm">
              <Group gap="xs">
                <Button size="xs" variant="default" onClick={fill} disabled={template === undefined}>
                  {t('fill')}
                </Button>
                {language !== 'en' && text !== undefined ? (
                  <Button size="xs" variant="default" onClick={() => setEdit(withText(edit, language, undefined))}>
                    {t('removeLanguage')}
                  </Button>
                ) : null}
              </Group>
              <ReviewMark language={language} />
              {text === undefined ? (
                <Text size="sm">{t('noText')}</Text>
              ) : (
                <TextFields language={language} text={text} onChange={(next) => setEdit(withText(edit, language, next))} />
              )}
            </Stack>
          </Tabs.Panel>
        </Tabs>
        <SeverityInput value={edit.incidentSeverity} onChange={(incidentSeverity) => setEdit({ ...edit, incidentSeverity })} />
        <WarningText
          label={t('alert-draft:field.incidentDescription')}
          value={edit.incidentDescription}
          onChange={(incidentDescription) => setEdit({ ...edit, incidentDescription })}
          max={textLimits.note}
          maxLength={textLimits.note}
        />
        <ExpiryInput value={edit.expiresAt} onChange={(expiresAt) => setEdit({ ...edit, expiresAt })} />
        {edit.runId === null ? null : <AreaChoiceFields edit={edit} area={alert.area} onChange={setEdit} />}
        {edit.runId === null || edit.areaChoice === 'drawn' ? (
          <AreaFields drawn={edit.drawn} around={around} onChange={(drawn) => setEdit({ ...edit, drawn })} />
        ) : null}
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={close} disabled={save.isPending}>
            {t('giveUp')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
