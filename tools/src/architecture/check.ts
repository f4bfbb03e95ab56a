import { readImports } from './read-imports.ts';
import { findRefusal } from './rules.ts';
import type { ArchitectureTable, Import } from './table.ts';

/** Files that import each other in a circle, each circle once; imports of types alone make no circle at run time. */
const findCycles = (imports: readonly Import[]): readonly (readonly string[])[] => {
  const targets = new Map<string, string[]>();
  for (const { from, to, kind, typeOnly } of imports) {
    if (kind === 'file' && !typeOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) {
      cycles.push([...path.slice(at), file]);
      return;
    }
    if (finished.has(file)) return;
    path.push(file);
    for (const target of targets.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file);
  return cycles;
};

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
