/** One field a file can fill: its wire name and the other headings people use for it. */
export interface BulkField {
  readonly id: string;
  readonly label: string;
  /** Written in lower case, letters and digits only. */
  readonly alsoKnownAs: readonly string[];
  /** One believable value for the template file. */
  readonly example: string;
  /** A file may do without it. */
  readonly optional?: true;
}

/** 'Safety Team  Contact', 'safety_team_contact' and 'safetyTeamContact' are one heading. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The field each column of the file most likely holds, by position; null where no field fits. An exact name wins over a known
 * alias, and no field is given twice: the second 'Name' column is left out rather than guessed.
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
  /** Fields no column fills. */
  readonly missing: readonly BulkField[];
  /** Fields that two or more columns claim. */
  readonly repeated: readonly BulkField[];
}

export const mappingProblems = (columns: readonly (string | null)[], fields: readonly BulkField[]): MappingProblems => {
  const uses = (field: BulkField): number => columns.filter((column) => column === field.id).length;
  return {
    missing: fields.filter((field) => field.optional !== true && uses(field) === 0),
    repeated: fields.filter((field) => uses(field) > 1),
  };
};
