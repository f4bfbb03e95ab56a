import type { Incident, Industry } from '@hazardguard/contract';
import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { writePosition } from '../../../map/position/position-text.ts';
import { useRunningDrill } from '../../../register/exercise-marks/current-drills.ts';
import { useServerForm } from '../../../ui/form/use-server-form.ts';
import { useNotifySaved } from '../../../ui/use-notify-saved.ts';
import { changeIncident, createIncident } from '../incident-changes.ts';
import { checkIncident } from './check-incident.ts';
import { incidentFormFields, toEntry } from './incident-fields.ts';

/**
 * State of the form for a new incident (`stored` undefined) or a stored one. `onSaved` receives the stored incident.
 */
export const useIncidentForm = (stored: Incident | undefined, onSaved: (incident: Incident) => void) => {
  const { t } = useTranslation('incidents');
  const [isReal, setReal] = useState(false);
  const drill = useRunningDrill();
  const notifySaved = useNotifySaved();
  /** The drill at this site that the person takes part in; the report belongs to it by default. */
  const findOffered = (industryName: string): number | null =>
    stored === undefined && drill !== null && drill.industryName === industryName.trim() ? drill.id : null;
  const findExercise = (industryName: string): number | null => (isReal ? null : findOffered(industryName));
  const row = useServerForm({
    name: stored === undefined ? 'incident' : `incident ${stored.internalId}`,
    fields: incidentFormFields,
    given: stored && toEntry(stored),
    read: 'given',
    check: checkIncident,
    besides: () => [isReal, drill?.id],
    save: ({ editing, input, key, overwrite }) =>
      stored === undefined
        ? createIncident({ input, drillId: findExercise(input.industryName ?? ''), key })
        : changeIncident({ id: stored.id, input, version: overwrite ? undefined : editing?.version, why: undefined }),
    refreshes: ['/api/incidents/*'],
    onSaved: (saved) => {
      notifySaved(saved, t(stored === undefined ? 'created' : 'changed', { id: saved.id }));
      onSaved(saved);
    },
  });
  const { values, set } = row.form;
  return {
    ...row,
    exercise: {
      offered: findOffered(values.industryName) !== null,
      chosen: findExercise(values.industryName) !== null,
      choose: (chosen: boolean): void => setReal(!chosen),
    },
    takeIndustry: (industry: Pick<Industry, 'industryName' | 'latitude' | 'longitude'>): void => {
      const { latitude, longitude } = industry;
      set({
        industryName: industry.industryName,
        ...(latitude === null || longitude === null ? {} : writePosition({ latitude, longitude })),
      });
    },
  };
};
export type IncidentFormState = ReturnType<typeof useIncidentForm>;
