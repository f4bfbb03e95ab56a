import { type ParseArgsConfig, parseArgs } from 'node:util';
import { refuseUse } from './refusal.ts';

/** The options and other arguments of a verb; a wrong one is refused with how the verb is used. */
export const readArguments = <Config extends ParseArgsConfig>(
  args: readonly string[],
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  try {
    return parseArgs<Config>({ ...config, args: [...args] });
  } catch (error) {
    throw refuseUse(error instanceof Error ? error.message : String(error), usage);
  }
};

/** The only one of these arguments. */
export const takeOnly = (given: readonly string[], sentence: string, usage: string): string => {
  const [first, ...more] = given;
  if (first === undefined || more.length > 0) throw refuseUse(sentence, usage);
  return first;
};
