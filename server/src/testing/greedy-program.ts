import { confine } from '../platform/programs/confine.ts';

/** A program of the tests of `openProgram`: takes what it is asked to, or answers with what it sees. */
export type GreedyTask = { readonly take: 'heap' | 'buffers' | 'time' | 'environment' | 'failure' };

const kept: unknown[] = [];

confine();
process.on('message', ({ take }: GreedyTask) => {
  if (take === 'environment') process.send?.({ pid: process.pid, environment: { ...process.env }, arguments: process.execArgv });
  if (take === 'failure') throw new Error('The disk of the reader is on fire');
  // No loop yields: limits must hold all the same.
  while (take === 'time');
  while (take === 'heap') kept.push(Array.from({ length: 1_000 }, (_none, i) => ({ i })));
  while (take === 'buffers') kept.push(Buffer.alloc(1024 * 1024, 1));
});
