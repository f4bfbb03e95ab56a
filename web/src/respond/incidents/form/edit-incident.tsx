import type { Incident } from '@hazardguard/contract';
import { IncidentForm } from './incident-form.tsx';
import { useIncidentForm } from './use-incident-form.ts';

/** The form of a stored incident. */
export const EditIncident = ({ incident, onDone }: { readonly incident: Incident; readonly onDone: () => void }) => {
  const state = useIncidentForm(incident, onDone);
  return <IncidentForm state={state} isNew={false} onCancel={onDone} />;
};
