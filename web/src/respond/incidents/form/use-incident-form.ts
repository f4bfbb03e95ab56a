import type { Incident, Industry } from '@hazardguard/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../../data/api-problem.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { writePosition } from '../../../map/position/position-text.ts';
import { useRunningDrill } from '../../../register/exercise-marks/current-drills.ts';
import { toFieldProblems } from '../../../ui/form/field-problems.ts';
import { useAttemptKey } from '../../../ui/form/idempotency.ts';
import { useEntryForm } from '../../../ui/form/use-entry-form.ts';
import { useOnce } from '../../../ui/form/use-once.ts';
import { useNotifySaved } from '../../../ui/use-notify-saved.ts';
import { changeIncident, createIncident, refreshIncidents } from '../incident-data.ts';
import { checkIncident } from './check-incident.ts';
import { incidentFormFields, toEntry } from './incident-fields.ts';

interface SaveRequest {
  readonly overwrite: boolean;
}

/**
 * State of the form for a new incident (`stored` undefined) or a stored one. `onSaved` receives the stored incident.
 */
export const useIncidentForm = (stored: Incident | undefined, onSaved: (incident: Incident) => void) => {
  const { t } = useTranslation('incidents');
  const form = useEntryForm(stored === undefined ? 'incident' : `incident ${stored.internalId}`, incidentFormFields);
  const [isReal, setReal] = useState(false);
  const drill = useRunningDrill();
  const attempt = useAttemptKey();
  const once = useOnce();
  const notifySaved = useNotifySaved();
  const values = stored !== undefined && form.editing === null ? toEntry(stored).values : form.values;
  const editing = stored !== undefined && form.editing === null ? toEntry(stored).editing : form.editing;
  /** The drill at this site that the person takes part in; the report belongs to it by default. */
  const offered = stored === undefined && drill !== null && drill.industryName === values.industryName.trim() ? drill.id : null;
  const exercise = isReal ? null : offered;
  const save = useMutation({
    mutationFn: ({ overwrite }: SaveRequest) => {
      const checked = checkIncident(values);
      if (!checked.ok) throw new Error('The incident was not checked');
      const { input } = checked;
      if (stored === undefined) return createIncident({ input, drillId: exercise, key: attempt.keyFor({ input, exercise }) });
      return changeIncident({ id: stored.id, input, version: overwrite ? undefined : editing?.version });
    },
    onSuccess: (saved) => {
      attempt.finish();
      form.clear();
      notifySaved(saved, t(stored === undefined ? 'created' : 'changed', { id: saved.id }));
      void refreshIncidents();
      onSaved(saved);
    },
    onSettled: once.end,
    onError: (error) => {
      if (error instanceof ApiProblem) form.refuse(toFieldProblems(error.fields, incidentFormFields));
    },
  });
  /** The first change starts from the stored values. */
  const set = (changes: Parameters<typeof form.set>[0]): void => {
    if (stored !== undefined && form.editing === null) {
      const entry = toEntry(stored);
      form.load({ ...entry, values: { ...entry.values, ...changes } });
    } else form.set(changes);
  };
  return {
    ...form,
    values,
    editing,
    set,
    save,
    exercise: { offered: offered !== null, chosen: exercise !== null, choose: (chosen: boolean): void => setReal(!chosen) },
    takeIndustry: (industry: Pick<Industry, 'industryName' | 'latitude' | 'longitude'>): void => {
      const { latitude, longitude } = industry;
      set({
        industryName: industry.industryName,
        ...(latitude === null || longitude === null ? {} : writePosition({ latitude, longitude })),
      });
    },
    submit: (overwrite: boolean): void => {
      if (!once.begin()) return;
      save.reset();
      const checked = checkIncident(values);
      if (checked.ok) {
        save.mutate({ overwrite });
        return;
      }
      once.end();
      form.refuse(checked.problems);
    },
    /** Discards the input and shows the stored values. */
    drop: (): void => {
      save.reset();
      form.clear();
    },
  };
};
export type IncidentFormState = ReturnType<typeof useIncidentForm>;
