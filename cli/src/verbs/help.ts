import { writeText } from '../output.ts';
import { usage as modelUsage } from './model.ts';
import { usage as schemaUsage } from './schema.ts';

const text = `HazardGuard: consequences of a chemical release, with no server and no database

  ${modelUsage}
      Runs one scenario and writes its hazard zones. '-' reads standard input.
      The format of the scenario is explained in docs/scenario.md; examples lie in cli/examples.

  ${schemaUsage}
      Prints the JSON Schema of the scenario.

  hazardguard help
      Prints this.

Exit codes: 0 done, 2 something you wrote is not allowed (stderr says what and what is), 70 a bug of ours.
`;

export const help = (): Promise<void> => writeText(text, undefined);
