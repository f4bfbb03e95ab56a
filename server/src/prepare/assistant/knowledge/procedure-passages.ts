import type { Passage } from './passage.ts';
import procedures from './procedures.json' with { type: 'json' };

interface Procedure {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly words: string;
  /** A key of `sources`, or the source itself. */
  readonly source: string;
  readonly path?: string;
}

/** Sources read: CDC/ATSDR, Medical Management Guidelines for Hydrogen Fluoride; NLM WISER, chlorine and phosgene, decontamination. */
const sources: Readonly<Record<string, string>> = {
  medical:
    'HazardGuard practice notes after CDC/ATSDR (hydrogen fluoride) and NLM WISER (chlorine, phosgene: decontamination); the site plan takes precedence',
  corrosive: 'HazardGuard practice notes after ERG 2024, guides 132, 137, 153, 154 and 157; the site plan takes precedence',
  practice: 'HazardGuard practice notes: general knowledge of the field; the site plan takes precedence',
};

/** What to do before, during and after a release, in our own words. Distances come only from runs and site plans. */
export const listProcedurePassages = (): readonly Passage[] =>
  (procedures as readonly Procedure[]).map(({ id, title, text, words, source, path }) => ({
    id: `procedure/${id}`,
    kind: 'procedure',
    answers: false,
    title,
    text,
    words,
    language: 'en',
    source: sources[source] ?? source,
    path: path ?? null,
  }));
