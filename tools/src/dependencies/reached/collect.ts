import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Known } from './evaluate.ts';
import { type Reach, toPackageName } from './reach.ts';

type Manner = Partial<Pick<Reach, 'typeOnly' | 'anywhere'>>;

const picture = /^\/[\w./-]+\.(svg|png|jpe?g|webp|webm|mp4|kml|woff2|webmanifest)$/;

/** Collects what one file reaches, each once per line. */
export const collectReaches = (from: string, source: string, known: ReadonlySet<string>) => {
  const found = new Map<string, Reach>();

  const make = (kind: Reach['kind'], to: string, at: number, written: string, manner: Manner = {}): Reach => {
    const line = source.slice(0, at).split('\n').length;
    return { from, line, kind, to, written, typeOnly: false, anywhere: false, ...manner };
  };
  const add = (reach: Reach): void => {
    const key = `${reach.line} ${reach.kind} ${reach.to} ${reach.written} ${reach.typeOnly}`;
    if (!found.has(key)) found.set(key, reach);
  };

  const addPath = ({ head, whole }: Known, at: number, written = head, manner: Manner = {}): void => {
    const path = posix.normalize(head);
    if (path.split('/').includes('node_modules')) return;
    add(make('path', (whole || path.endsWith('/') ? path : posix.dirname(path)).replace(/\/$/, ''), at, written, manner));
  };

  /** What is certainly loaded. */
  const addLoaded = (value: Known | null, at: number, manner: Manner = {}): void => {
    if (value?.kind === 'path') addPath(value, at);
    if (value?.kind !== 'text') return;
    const [specifier = ''] = value.head.split('?');
    if (specifier.startsWith('.')) addPath({ ...value, head: posix.join(posix.dirname(from), specifier) }, at, specifier, manner);
    if (/^($|[./])|:/.test(specifier) || isBuiltin(specifier)) return;
    const name = toPackageName(specifier);
    const kind = value.whole || specifier.length > name.length ? 'package' : 'family';
    add(make(kind, name, at, value.whole ? specifier : `${specifier}…`, manner));
  };

  /** A text that may name a package: it does if it goes on into a known one, or has a scope. */
  const addText = ({ head, whole }: Known, at: number): void => {
    const parts = head.split('node_modules/');
    const specifier = parts.at(-1) ?? '';
    const anywhere = parts.length > 1;
    const name = toPackageName(specifier);
    const goesOn = specifier.startsWith('@') || specifier.length > name.length;
    if (/\s/.test(head)) return;
    if (known.has(name) ? anywhere || goesOn : !whole && /^@[\w-]+\//.test(specifier))
      addLoaded({ kind: 'text', head: specifier, whole }, at, { anywhere });
    else if (whole && from.startsWith('web/') && !/\.test\.tsx?$/.test(from) && picture.test(head))
      add(make('path', `web/public${head}`, at, head));
  };

  return { make, add, addPath, addLoaded, addText, list: (): readonly Reach[] => [...found.values()] };
};
