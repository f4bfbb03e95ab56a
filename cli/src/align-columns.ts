type Row = readonly string[];

/** Columns as wide as their widest cell, two spaces between; the first columns to the left, numbers to the right. */
export const alignColumns = (rows: readonly Row[], leftColumns: number): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < leftColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};
