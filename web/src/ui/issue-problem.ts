import { formatIssue, type RuleIssue, toFieldRule } from '@hazardguard/contract';
import { z } from 'zod';

// Set here and not where the application starts: Home checks no entries and loads no schemas.
z.config({ localeError: formatIssue });

/** A schema's issues in the browser, in the form of the server's. */
export const issueProblem = (
  issue: RuleIssue & { readonly path: readonly PropertyKey[]; readonly message: string; readonly input?: unknown },
) => ({
  field: issue.path.map(String).join('.'),
  message: issue.message,
  rule: toFieldRule(issue, issue.input === undefined || issue.input === ''),
});
