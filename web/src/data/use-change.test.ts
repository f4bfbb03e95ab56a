import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { queryClient } from './query.ts';
import { useChange } from './use-change.ts';

test('the functions of a change are the same at each rendering: parts that receive them are not drawn again', () => {
  const seen: unknown[][] = [];
  const Probe = () => {
    const [drawn, setDrawn] = useState(0);
    const { mutate, reset } = useChange(() => Promise.resolve(drawn));
    seen.push([mutate, reset]);
    if (drawn < 2) setDrawn(drawn + 1);
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: queryClient }, createElement(Probe)));
  expect(seen).toHaveLength(3);
  for (const functions of seen) for (const [i, one] of functions.entries()) expect(one).toBe(seen[0]?.[i]);
});
