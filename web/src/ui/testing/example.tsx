import { type ReactNode, useState } from 'react';
import type { Translate } from '../../locales/use-translation.ts';

export type ExampleTexts = Translate<'industries', 'industries' | 'parts' | 'shell'>;

/** File of the part below `ui/` → state → the part in that state. */
export type Examples = Readonly<Record<string, Readonly<Record<string, (t: ExampleTexts) => ReactNode>>>>;

export const nothing = (): void => undefined;

interface HeldProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, change: (next: Value) => void) => ReactNode;
}

/** An example that a person can change. */
export const Held = <Value,>({ start, children }: HeldProps<Value>) => {
  const [value, change] = useState(start);
  return children(value, change);
};
