import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Import } from './table.ts';

interface Request {
  readonly specifier: string;
  readonly at: number;
  readonly typeOnly: boolean;
}

const listRequests = (path: string, text: string): readonly Request[] => {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const found: Request[] = [];
  for (const statement of module.staticImports) {
    const typeOnly = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType);
    found.push({ specifier: statement.moduleRequest.value, at: statement.start, typeOnly });
  }
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.moduleRequest) found.push({ specifier: entry.moduleRequest.value, at: statement.start, typeOnly: entry.isType });
    }
  }
  for (const call of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(call.moduleRequest.start, call.moduleRequest.end));
    if (literal?.[2] !== undefined) found.push({ specifier: literal[2], at: call.start, typeOnly: false });
  }
  // A worker's file is named by its address, and is an import all the same.
  for (const match of text.matchAll(/new URL\(\s*['"](\.[^'"]+\.(?:tsx?|mjs))['"]\s*,\s*import\.meta\.url\s*\)/g)) {
    if (match[1] !== undefined) found.push({ specifier: match[1], at: match.index, typeOnly: false });
  }
  return found;
};

const toLibraryName = (specifier: string): string => {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
};

/** Every import of one source file, in the order of the file. */
export const readImports = (path: string, text: string): readonly Import[] =>
  listRequests(path, text)
    .toSorted((a, b) => a.at - b.at)
    .map(({ specifier, at, typeOnly }): Import => {
      const line = text.slice(0, at).split('\n').length;
      const [bare = ''] = specifier.split('?');
      if (bare.startsWith('.')) return { from: path, line, to: posix.join(posix.dirname(path), bare), kind: 'file', typeOnly };
      if (isBuiltin(bare) || bare.startsWith('virtual:')) return { from: path, line, to: bare, kind: 'platform', typeOnly };
      return { from: path, line, to: toLibraryName(bare), kind: 'library', typeOnly };
    });
