/** One field that a file can fill: its wire name and other headings in use. */
export interface BulkField {
  readonly id: string;
  readonly label: string;
  /** Written in lower case, letters and digits only. */
  readonly alsoKnownAs: readonly string[];
  /** One realistic value for the template file. */
  readonly example: string;
  /** The file may lack it. */
  readonly optional?: true;
}

/** 'Safety Team  Contact', 'safety_team_contact' and 'safetyTeamContact' are one heading. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The most likely field of each column, by position; null where none fits. An exact name wins over an alias, and no field is
 * assigned twice: the second 'Name' column is left out rather than guessed.
 */
export const guessColumns = (headings: readonly string[], fields: readonly BulkField[]): (string | null)[] => {
  const keys = headings.map(headingKey);
  const columns: (string | null)[] = headings.map(() => null);
  const taken = new Set<string>();
  const give = (fits: (field: BulkField, key: string) => boolean): void => {
    keys.forEach((key, position) => {
      if (columns[position] !== null || key === '') return;
      const field = fields.find((candidate) => !taken.has(candidate.id) && fits(candidate, key));
      if (field === undefined) return;
      columns[position] = field.id;
      taken.add(field.id);
    });
  };
  give((field, key) => headingKey(field.id) === key || headingKey(field.label) === key);
  give((field, key) => field.alsoKnownAs.includes(key));
  return columns;
};

export interface MappingProblems {
  /** Fields without a column. */
  readonly missing: readonly BulkField[];
  /** Fields with two or more columns. */
  readonly repeated: readonly BulkField[];
}

export const mappingProblems = (columns: readonly (string | null)[], fields: readonly BulkField[]): MappingProblems => {
  const uses = (field: BulkField): number => columns.filter((column) => column === field.id).length;
  return {
    missing: fields.filter((field) => field.optional !== true && uses(field) === 0),
    repeated: fields.filter((field) => uses(field) > 1),
  };
};
