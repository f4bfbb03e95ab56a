import type { ESTree, Plugin } from 'vite';

/** Literals and functions that are not used are left out without help. */
const isPlain = ({ type }: ESTree.Expression): boolean => type === 'Literal' || type === 'ArrowFunctionExpression';

const listConstants = (program: ESTree.Program): readonly ESTree.Expression[] =>
  program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init && !isPlain(init) ? [init] : []));

/**
 * A file of the contract has constants beside schemas. The bundler cannot know that creating a schema changes nothing else, so a
 * screen with one constant got all schemas of its file, and Zod. Here each constant is marked as one to leave out if it is not used.
 */
export const dropUnusedSchemas = (): Plugin => ({
  name: 'drop-unused-schemas',
  apply: 'build',
  // After the types are removed.
  enforce: 'post',
  transform: {
    filter: { id: /\/contract\/src\/.*\.ts$/ },
    handler(code) {
      let marked = code;
      for (const { start, end } of listConstants(this.parse(code)).toReversed())
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`;
      return { code: marked, map: null };
    },
  },
});
