/** Kinds of rows that are written; each row is identified by a unique text. */
export const kinds = ['site', 'item', 'incident', 'note', 'reading', 'alert'] as const;
export type Kind = (typeof kinds)[number];

/** What the clients requested and what was acknowledged, by its identifying text, with its content. */
export interface Ledger {
  readonly requested: Readonly<Record<Kind, Set<string>>>;
  readonly acknowledged: Readonly<Record<Kind, Map<string, string>>>;
}

const mapKinds = <T>(make: () => T): Record<Kind, T> => Object.fromEntries(kinds.map((kind) => [kind, make()])) as Record<Kind, T>;

export const openLedger = (): Ledger => ({
  requested: mapKinds(() => new Set<string>()),
  acknowledged: mapKinds(() => new Map<string, string>()),
});

export const countAcknowledged = ({ acknowledged }: Ledger): number => kinds.reduce((sum, kind) => sum + acknowledged[kind].size, 0);

/** Content of the database by name, once for each row of that name. */
export type Content = Readonly<Record<Kind, readonly { readonly name: string; readonly content: string }[]>>;

export interface LedgerReport {
  /** Acknowledged but missing, or stored with another content. */
  readonly lost: readonly string[];
  /** Stored more than once. */
  readonly doubled: readonly string[];
}

export const compareLedger = ({ requested, acknowledged }: Ledger, stored: Content): LedgerReport => {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const kind of kinds) {
    const found = new Map<string, string>();
    for (const { name, content } of stored[kind]) {
      if (!requested[kind].has(name)) continue;
      if (found.has(name)) doubled.push(`${kind} ${name}`);
      found.set(name, content);
    }
    for (const [name, content] of acknowledged[kind]) if (found.get(name) !== content) lost.push(`${kind} ${name}: ${found.get(name)}`);
  }
  return { lost, doubled };
};
