import { fillSlots, followLimits } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { splitAdvice } from '../../warn/alerts/templates/fill-advice.ts';
import { findChemicalName } from '../../warn/alerts/templates/fill-template.ts';

const templates = await loadTexts('alert-templates');

/** A sample value for each placeholder of the public texts. */
const listSamples = (language: PublicLanguage): Readonly<Record<string, string>> => {
  const { points, distanceUnits, way, action, hazard } = templates[language];
  const [one, other] = [points[1] ?? '', points[5] ?? ''];
  const chemical = findChemicalName('chlorine', language);
  const link = 'https://hazardguard.example/w';
  return {
    industry: 'Narmada Works',
    site: 'Narmada Works',
    chemical,
    hazard: fillSlots(hazard['toxic-leak'].long, { industry: 'Narmada Works', chemical }),
    what: fillSlots(hazard['toxic-leak'].short, { chemical }),
    ...splitAdvice(action.shelter.short),
    escape: way.escape,
    way: fillSlots(way.across, { one, other }),
    one,
    other,
    to: points[3] ?? '',
    direction: points[3] ?? '',
    place: `2.2 ${distanceUnits[1]}`,
    distance: `2.2 ${distanceUnits[1]}`,
    km: '2',
    time: '14:30 IST',
    incident: 'INC123456',
    version: '2',
    needed: '3',
    given: '1',
    address: '+91 98250 12345',
    places: 'Ankleshwar, Dahej',
    name: 'Ankleshwar',
    code: '012345',
    minutes: String(followLimits.codeMinutes),
    link,
    stop: link,
  };
};

/** A public text with its placeholders filled. */
export const fillExample = (language: PublicLanguage, text: string): string => fillSlots(text, listSamples(language));
