type Row = readonly string[];

/** Pads cells to aligned columns, two spaces apart; the first `leftColumns` to the left, the others to the right. */
export const alignColumns = (rows: readonly Row[], leftColumns: number): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < leftColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};
