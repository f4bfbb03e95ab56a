/** Parts of the product that were withdrawn, in the words of the decision records. */
export const withdrawnParts = ['risk-worksheet', 'emergency-access'] as const;
export type WithdrawnPart = (typeof withdrawnParts)[number];

interface Withdrawn {
  /** The addresses of its calls. */
  readonly calls: RegExp;
  /** What serves instead, for programs; people read it in their language. */
  readonly reason: string;
}

/** Old pages, programs and changes that wait on a device may still call them: they get 410 and the reason, never a 404. */
export const withdrawn: Readonly<Record<WithdrawnPart, Withdrawn>> = {
  'risk-worksheet': {
    calls: /^\/api\/industries\/\d+\/risk-worksheet$/,
    reason:
      'Bow-ties, HAZOP worksheets and templates were withdrawn; this call stored nothing. The risk matrix is at /api/industries/:id/risk-matrix; earlier worksheets are documents of their site, which an administrator can download on the Operations screen',
  },
  'emergency-access': {
    calls: /^\/api\/(account\/)?break-glass(\/|$)/,
    reason:
      'Emergency access was withdrawn; this call opened and changed nothing. A district or State authority opens a site to the team of an incident at /api/incidents/:id/sites; earlier emergency access is in the audit record',
  },
};

/** The withdrawn part that a call belonged to; undefined: none. */
export const findWithdrawn = (address: string): WithdrawnPart | undefined => {
  const path = address.split('?', 1)[0] ?? '';
  return withdrawnParts.find((part) => withdrawn[part].calls.test(path));
};
