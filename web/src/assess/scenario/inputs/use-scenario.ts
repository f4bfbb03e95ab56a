import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useRun } from '../runs.ts';
import { type Address, formFromAddress, hasScenario, readRunId, toAddress, toScenarioForm } from '../scenario-address.ts';
import { emptyForm, localTime, type ScenarioForm } from '../scenario-form.ts';
import type { Site } from '../site.ts';

interface ScenarioState {
  readonly form: ScenarioForm;
  /** Stored run of this form; cleared by the first change. */
  readonly runId: string | undefined;
  /** Loaded from the address, so there is nothing to write back. */
  readonly fromAddress: boolean;
  /** Nothing was in the address, and nobody has changed or confirmed anything. */
  readonly isUntouched: boolean;
}

const settleMs = 300;

/**
 * The inputs of the analysis: typed and mirrored in the address, or those of the stored run in the link. Without either they are those of
 * the example, which the address does not have: it gets them with the first change.
 */
export const useScenario = (site: Site, example: ScenarioForm | undefined) => {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const [state, setState] = useState<ScenarioState>(() => ({
    form: formFromAddress(address, site.id, new Date()) ?? emptyForm(localTime(new Date())),
    // A run belongs to its industry: a run id left from another industry is ignored.
    runId: address.for === undefined || address.for === site.id ? readRunId(address) : undefined,
    fromAddress: true,
    isUntouched: !hasScenario(address, site.id),
  }));
  const run = useRun(state.runId);
  const bareLink = state.fromAddress && address.for === undefined;
  const linked = bareLink ? run.data : undefined;
  useEffect(() => {
    if (linked && linked.industryId === site.id)
      setState({ form: toScenarioForm(linked, new Date()), runId: linked.id, fromAddress: false, isUntouched: false });
  }, [linked, site.id]);

  useEffect(() => {
    if (state.fromAddress) return;
    const timer = setTimeout(() => {
      void navigate({
        to: '.',
        search: (before: Address) => ({ ...before, ...toAddress(state.form, site.id), run: state.runId }),
        replace: true,
        resetScroll: false,
      });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [state, site.id, navigate]);

  const change = useCallback(
    (patch: Partial<ScenarioForm>) => {
      setState((before) => ({
        form: { ...((before.isUntouched ? example : undefined) ?? before.form), ...patch },
        runId: undefined,
        fromAddress: false,
        isUntouched: false,
      }));
    },
    [example],
  );
  const setStoredRun = useCallback((runId: string) => {
    setState((before) => ({ form: before.form, runId, fromAddress: false, isUntouched: false }));
  }, []);
  const stored = state.runId !== undefined && run.data?.industryId === site.id ? run.data : undefined;
  const isExample = state.isUntouched && example !== undefined;
  return {
    form: isExample ? example : state.form,
    isUntouched: state.isUntouched,
    /** The inputs are those of the example. */
    isExample,
    /** Any change ends the example; an empty one confirms it. */
    change,
    keepAs: setStoredRun,
    stored,
    /** The run of a bare link is being read, or not in the form yet: inputs that fill themselves would replace it. */
    isOpening: bareLink && state.runId !== undefined && (run.isPending || run.data?.industryId === site.id),
    run: state.runId === undefined ? undefined : run,
  };
};
