import type { FieldProblem } from '@hazardguard/contract';

/** Why an entry is not accepted; the screen has the text in the reader's language. `message` is the server's own. */
export type Reason =
  | { readonly kind: 'required' }
  | { readonly kind: 'too-long'; readonly max: number }
  | { readonly kind: 'invalid' }
  | ({ readonly kind: 'said' } & Pick<FieldProblem, 'message' | 'rule'>);

export interface Problem<Field extends string> {
  readonly field: Field;
  readonly reason: Reason;
}

/** What the API takes, or what is wrong with the entries. */
export type Checked<Field extends string, Input> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly problems: readonly Problem<Field>[] };

/** The part of a schema issue that is used here. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly maximum?: number | bigint | undefined;
  readonly origin?: string | undefined;
}

const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const toReason = (issue: Issue): Reason => {
  if (issue.code === 'too_big' && issue.origin === 'string') return { kind: 'too-long', max: Number(issue.maximum) };
  return { kind: 'invalid' };
};

/** A schema's issues as one problem per field, in the order of the form. An empty field is 'required' unless it is optional. */
export const findProblems = <Field extends string>(
  issues: readonly Issue[],
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
  optional: readonly Field[] = [],
): readonly Problem<Field>[] =>
  fields.flatMap((field) => {
    if (isEmpty(values[field]) && !optional.includes(field)) return [{ field, reason: { kind: 'required' } as const }];
    const issue = issues.find((candidate) => candidate.path[0] === field);
    return issue === undefined ? [] : [{ field, reason: toReason(issue) }];
  });

/** The server's refusals, assigned to their fields; others belong to the whole form. */
export const toFieldProblems = <Field extends string>(said: readonly FieldProblem[], fields: readonly Field[]): readonly Problem<Field>[] =>
  fields.flatMap((field) => {
    const problem = said.find((candidate) => candidate.field === field);
    if (problem === undefined) return [];
    const { message, rule } = problem;
    return [{ field, reason: { kind: 'said', message, ...(rule === undefined ? {} : { rule }) } as const }];
  });
