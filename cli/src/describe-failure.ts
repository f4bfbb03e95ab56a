import { Refusal } from './refusal.ts';

/** `sysexits` 70: internal software error. */
const internalError = 70;
const refusedExitCode = 2;

/** A reader that closes the pipe early, such as `head`, is not an error. */
const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Exit code and message lines of a failure. */
export const describeFailure = (error: unknown): { readonly code: number; readonly lines: readonly string[] } => {
  if (isClosedPipe(error)) return { code: 0, lines: [] };
  if (error instanceof Refusal) return { code: refusedExitCode, lines: error.lines };
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    code: internalError,
    lines: ['This is a bug in HazardGuard, not in your scenario. Please report it with the lines below.', detail],
  };
};
