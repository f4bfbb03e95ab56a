/** What is written, each thing known by a text of its own. */
export const kinds = ['site', 'item', 'incident', 'note', 'reading', 'alert'] as const;
export type Kind = (typeof kinds)[number];

/** What the clients asked for and what they were told is there, by the text that names it, with its content. */
export interface Ledger {
  readonly asked: Readonly<Record<Kind, Set<string>>>;
  readonly acknowledged: Readonly<Record<Kind, Map<string, string>>>;
}

const mapKinds = <T>(make: () => T): Record<Kind, T> => Object.fromEntries(kinds.map((kind) => [kind, make()])) as Record<Kind, T>;

export const openLedger = (): Ledger => ({
  asked: mapKinds(() => new Set<string>()),
  acknowledged: mapKinds(() => new Map<string, string>()),
});

export const countAcknowledged = ({ acknowledged }: Ledger): number => kinds.reduce((sum, kind) => sum + acknowledged[kind].size, 0);

/** What the database holds: content by name, once for each row of that name. */
export type Content = Readonly<Record<Kind, readonly { readonly name: string; readonly content: string }[]>>;

export interface LedgerReport {
  /** Acknowledged and not there, or with another content. */
  readonly lost: readonly string[];
  /** There more than once. */
  readonly doubled: readonly string[];
}

export const compareLedger = ({ asked, acknowledged }: Ledger, held: Content): LedgerReport => {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const kind of kinds) {
    const found = new Map<string, string>();
    for (const { name, content } of held[kind]) {
      if (!asked[kind].has(name)) continue;
      if (found.has(name)) doubled.push(`${kind} ${name}`);
      found.set(name, content);
    }
    for (const [name, content] of acknowledged[kind]) if (found.get(name) !== content) lost.push(`${kind} ${name}: ${found.get(name)}`);
  }
  return { lost, doubled };
};
