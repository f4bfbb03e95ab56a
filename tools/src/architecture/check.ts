import { findCycles } from './cycles.ts';
import { readImports } from './read-imports.ts';
import { findRefusal } from './rules.ts';
import type { ArchitectureTable } from './table.ts';

/** Every violation, one sentence each: file, line, what it imports, why that is refused. */
export const checkArchitecture = (sources: ReadonlyMap<string, string>, table: ArchitectureTable): readonly string[] => {
  const imports = [...sources].flatMap(([path, text]) => readImports(path, text));
  const refused = imports.flatMap((edge) => {
    const reason = findRefusal(edge, table);
    return reason === null ? [] : [`${edge.from}:${edge.line} imports ${edge.to}: ${reason}`];
  });
  const cycles = findCycles(imports).map((files) => `${files.join(' → ')}: a circle`);
  return [...refused, ...cycles];
};
