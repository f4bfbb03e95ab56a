import { type ThreatPlace, threatAt } from '@hazardguard/engine';
import { readBuilding } from '../building.ts';
import { toThreatTable } from '../formats/threat-table.ts';
import { writeText } from '../output.ts';
import { readArguments, takeOnly } from '../read-arguments.ts';
import { readCheckedScenario } from '../read-checked-scenario.ts';
import { Refusal } from '../refusal.ts';
import { showValue } from '../scenario-file.ts';

export const usage = 'hazardguard threat <scenario.json | -> --at LATITUDE,LONGITUDE [--level "10 ppm"]... [--building HOUSE|ACH] [--json]';

const parseDegrees = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

const readPlace = (text: string | undefined): ThreatPlace => {
  const [latitude = Number.NaN, longitude = Number.NaN, ...more] = (text ?? '').split(',').map(parseDegrees);
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && more.length === 0) return { latitude, longitude };
  throw new Refusal(`--at: ${showValue(text)} is not allowed; allowed: LATITUDE,LONGITUDE in degrees, such as 21.64,73.00`);
};

/** Computes the threat at one place: doses outdoors and indoors, whether to shelter or leave, when to air the house. */
export const threat = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args, usage, {
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      level: { type: 'string', multiple: true, default: [] },
      building: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const path = takeOnly(positionals, `One scenario file is needed, ${positionals.length} given`, usage);
  const place = readPlace(values.at);
  const building = values.building === undefined ? {} : { building: readBuilding(values.building) };
  const threatResult = threatAt(await readCheckedScenario(path, values.level), place, building);
  await writeText(values.json ? `${JSON.stringify(threatResult, null, 1)}\n` : toThreatTable(threatResult), undefined);
};
