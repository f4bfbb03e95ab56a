import type { Inputs } from './case.ts';

/** Members that only describe the case. */
const descriptive = new Set(['title', 'note', 'notes', 'comment', 'rule', 'properties', 'description', 'source_note', 'ref']);

const isMembers = (value: unknown): value is Inputs => typeof value === 'object' && value !== null;

/** Wraps inputs to record which members are read, also inside lists and objects. */
export const trackUnused = (inputs: Inputs): { readonly inputs: Inputs; readonly unread: () => readonly string[] } => {
  const read = new Set<string>();
  const watched = (members: Inputs, path: string): Inputs =>
    new Proxy(members, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof name !== 'string' || !Object.hasOwn(target, name) || name === 'length') return value;
        // Entries of a list share one name: a member read in one row counts as read in all.
        const own = Array.isArray(target) ? path : `${path}${path === '' ? '' : '.'}${name}`;
        read.add(own);
        return isMembers(value) ? watched(value, own) : value;
      },
    });
  const all = (members: Inputs, path: string): readonly string[] =>
    Object.entries(members).flatMap(([name, value]) => {
      if (descriptive.has(name)) return [];
      const own = Array.isArray(members) ? path : `${path}${path === '' ? '' : '.'}${name}`;
      if (Array.isArray(members)) return isMembers(value) ? all(value, own) : [];
      return [own, ...(isMembers(value) ? all(value, own) : [])];
    });
  return { inputs: watched(inputs, ''), unread: () => [...new Set(all(inputs, ''))].filter((name) => !read.has(name)) };
};
