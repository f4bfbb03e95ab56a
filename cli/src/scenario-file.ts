import { type Chemical, findChemical, isSolutionName } from '@hazardguard/chemicals';
import { suggestSubstances } from '@hazardguard/chemicals/names';
import { Refusal } from './refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was written, short enough for one line. */
export const showValue = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** The document's fields and its chemical; refused where it is no object or names no chemical of the library. */
export const readScenario = (document: unknown): { readonly fields: Fields; readonly chemical: Chemical } => {
  if (!isObject(document))
    throw new Refusal(`${showValue(document)} is not a scenario; allowed: a JSON object, see \`hazardguard schema\``);
  const written = document.chemical;
  const chemical = typeof written === 'string' ? findChemical(written) : undefined;
  if (chemical && typeof written === 'string' && chemical.kind !== 'solution' && isSolutionName(written))
    throw new Refusal(
      `chemical: ${showValue(written)} is a solution, which is not modelled; to assess the pure chemical, write ${chemical.name} or ${chemical.cas}`,
    );
  if (chemical) return { fields: document, chemical };
  const suggested = typeof written === 'string' ? suggestSubstances(written) : [];
  const [known] = suggested.filter(({ because, substance }) => because === 'named' && substance.chemical === undefined);
  const nearest = suggested.flatMap(({ substance: { chemical: one } }) => one ?? []).slice(0, 3);
  throw new Refusal(
    known === undefined
      ? `chemical: ${showValue(written)} is not allowed; allowed: a CAS number or name of the chemical library`
      : `chemical: ${showValue(written)} is ${known.substance.name} (${known.substance.cas}), which is not in the chemical library`,
    ...(nearest.length === 0 ? [] : [`  nearest: ${nearest.map((one) => `${one.name} (${one.cas})`).join(', ')}`]),
  );
};
