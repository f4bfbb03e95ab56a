import { type ReceptorTable, receptorTable } from '../impact/receptor-table.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { EnsembleOptions, EnsembleResult } from './ensemble-types.ts';
import { memberRanges } from './options.ts';
import { ensembleResult } from './result.ts';
import { ensembleSlice } from './slice.ts';

/** A whole ensemble in one thread: the same bits as its slices in any number of workers. Pure; the seed decides. */
export const ensemble = (
  scenario: Scenario,
  options: EnsembleOptions,
  receptors: ReceptorTable = receptorTable(scenario.receptors),
): EnsembleResult =>
  ensembleResult(
    scenario,
    options,
    memberRanges(options.members).map((range) => ensembleSlice(scenario, options, range, receptors)),
    receptors,
  );
