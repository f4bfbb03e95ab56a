import { git } from '../git.ts';
import { root } from './program.ts';

/** Changes with the commit, so that the samples of many commits add up to everything; TEST_SEED names another, to repeat a failure. */
export const chooseSeed = (): number =>
  Number(process.env.TEST_SEED ?? Number.parseInt(git(root, 'rev-parse', 'HEAD')?.slice(0, 6) ?? '1', 16));
