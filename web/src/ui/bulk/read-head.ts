import Papa from 'papaparse';

/** Enough for the headings and a few rows; the browser never reads the rest of the file. */
export const headBytes = 64 * 1024;
const sampleRows = 3;

export type HeadProblem = 'empty' | 'not-utf8' | 'binary' | 'no-rows' | 'unclosed-quote';

export interface Head {
  readonly headings: readonly string[];
  /** The first rows after the headings. */
  readonly samples: readonly (readonly string[])[];
  readonly delimiter: string;
}

export type HeadResult = { readonly ok: true; readonly head: Head } | { readonly ok: false; readonly problem: HeadProblem };

const refused = (problem: HeadProblem): HeadResult => ({ ok: false, problem });

/** UTF-8 with or without byte order mark. A character cut at the end of the slice is not an error; an invalid byte before it is. */
const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
};

/** Reads the headings and a few rows from the first bytes of a CSV file. `whole` says whether these bytes are all of it. */
export const readHead = (bytes: Uint8Array, whole: boolean): HeadResult => {
  const text = decode(bytes);
  if (text === undefined) return refused('not-utf8');
  // A CSV contains no NUL: the chosen file is a workbook or something else.
  if (text.includes('\0')) return refused('binary');
  if (text.trim() === '') return refused('empty');
  const { data, errors, meta } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: sampleRows + 1 });
  if (errors.some((error) => error.code === 'MissingQuotes') && (whole || data.length <= 1)) return refused('unclosed-quote');
  const [headings, ...samples] = data;
  if (headings === undefined) return refused('empty');
  if (samples.length === 0 && whole) return refused('no-rows');
  return { ok: true, head: { headings, samples, delimiter: meta.delimiter } };
};

export const readFileHead = async (file: Blob): Promise<HeadResult> => {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return readHead(bytes, file.size <= headBytes);
};
