import {
  type AlertAction,
  type AlertText,
  drawnArea,
  type PlaceAction,
  storedTranslations,
  storedVariants,
  type WarnedAreaName,
} from '@hazardguard/contract';
import { findLanguage, otherPublicLanguageCodes, type PublicLanguage } from '@hazardguard/i18n/languages';
import type { CapArea, CapInfo, CapMessage, CapReference } from '../../platform/cap/cap-model.ts';
import { coverPolygon } from '../../platform/compute/geodesy.ts';
import type { Settings } from '../../platform/env/env.ts';
import { isSameVillage } from '../delivery/place-rules.ts';
import { findActNowArea, listOuterPolygons } from './area-facts.ts';
import type { AlertRow } from './store.ts';

/** Terms of the OASIS event list and their categories. */
const events = {
  'toxic-leak': { event: 'toxic plume', category: ['CBRNE', 'Safety'] },
  'flammable-leak': { event: 'chemical hazard', category: ['CBRNE', 'Safety'] },
  'toxic-flammable-leak': { event: 'toxic plume', category: ['CBRNE', 'Fire', 'Safety'] },
  'unknown-gas': { event: 'chemical hazard', category: ['CBRNE', 'Safety'] },
  smell: { event: 'chemical hazard', category: ['CBRNE', 'Safety'] },
  fire: { event: 'industrial fire', category: ['Fire', 'Safety'] },
  explosion: { event: 'explosion threat', category: ['CBRNE', 'Safety'] },
} as const;

const responses = {
  shelter: 'Shelter',
  'shelter-no-flame': 'Shelter',
  leave: 'Evacuate',
  'move-away': 'Evacuate',
  'keep-away': 'Avoid',
  'be-ready': 'Prepare',
} as const satisfies Readonly<Record<AlertAction, string>>;
const severities = { high: 'Extreme', medium: 'Moderate', low: 'Minor' } as const;

/** Phones show a headline of about 160 characters (CAP 1.2, section 3.2.2). */
const headlineLimit = 160;
const toHeadline = (text: string): string => (text.length <= headlineLimit ? text : `${text.slice(0, headlineLimit - 1).trimEnd()}…`);

/** People in the smoke of a fire shelter at once; who waits for the next message has time. */
const toReadyInfo = (action: PlaceAction | undefined): Pick<CapInfo, 'responseType' | 'urgency' | 'severity'> =>
  action === 'shelter'
    ? { responseType: [responses.shelter], urgency: 'Immediate', severity: 'Moderate' }
    : { responseType: [responses['be-ready']], urgency: 'Expected', severity: 'Minor' };

/** What a CAP area is: one of the two areas, or all of it. */
type Part = WarnedAreaName | 'whole';

/**
 * The codes of the villages and wards inside, as the imported register of population has them, without those that are switched off. Those that
 * meet the act-now area are named there only.
 */
const listGeocodes = ({ population, villages_off }: AlertRow, part: Part): CapArea['geocodes'] =>
  (population?.villages ?? []).flatMap(({ code, name }): CapArea['geocodes'] =>
    code === null ||
    villages_off.some((off) => isSameVillage(off, { code, name })) ||
    (part !== 'whole' && (population?.actNow?.villages.some((one) => isSameVillage(one, { code, name })) ?? false) !== (part === 'act-now'))
      ? []
      : [[`VILLAGE OR WARD CODE (${[population?.source?.name, population?.source?.year].filter(Boolean).join(' ')})`, code]],
  );

/** A drawn circle also as a CAP circle. */
const toCapArea = (row: AlertRow, part: Part): Omit<CapArea, 'areaDesc'> => {
  const drawn = drawnArea.safeParse(row.drawn).data;
  return {
    polygons: listOuterPolygons(part === 'act-now' ? findActNowArea(row.area) : row.area).map(([ring = []]) => coverPolygon(ring)),
    circles: drawn?.shape === 'circle' ? [drawn] : [],
    geocodes: listGeocodes(row, part),
  };
};

const listTexts = (row: AlertRow): readonly (readonly [PublicLanguage, AlertText])[] => {
  const others = storedTranslations.parse(row.translations);
  const english = {
    source: row.source,
    hazardText: row.hazard_text,
    placeText: row.place_text,
    actionText: row.action_text,
    timeText: row.time_text,
  };
  return [
    ['en', english],
    ...otherPublicLanguageCodes.flatMap((language): [PublicLanguage, AlertText][] =>
      others[language] ? [[language, others[language]]] : [],
    ),
  ];
};

/** The CAP note: that it is an exercise or a test, and the reason of an override. */
const toNote = (row: AlertRow): string | undefined => {
  const practice = row.status === 'Actual' ? '' : `${row.status} ${row.incident_id}: nothing has happened.`;
  const alone = row.live_override === null ? '' : `Released by emergency override, without a second person. Reason: ${row.live_override}`;
  return [practice, alone].filter(Boolean).join(' ') || undefined;
};

/** The caveats of the run are for officials: the alert has them. */
const toParameters = (row: AlertRow): CapInfo['parameters'] => [
  { name: 'confidence', value: row.run_id === null ? 'Judged by a person, not calculated' : 'Calculated by a model, not measured' },
  { name: 'incidentSeverity', value: row.incident_severity },
];

/** By convention the sender is named after an Internet domain (CAP 1.2, section 3.2.1). */
const toSender = (publicUrl: string | null): string => (publicUrl === null ? 'hazardguard.local' : new URL(publicUrl).hostname);

export const toCapIdentifier = (alertId: string, version: number): string => `hazardguard-${alertId}-${version}`;

/** The latest version of an alert, released or cancelled, as a CAP message. */
export const toCapMessage = (
  row: AlertRow,
  references: readonly CapReference[],
  { mode, publicUrl }: Pick<Settings, 'mode' | 'publicUrl'>,
): CapMessage => {
  const ended = row.state === 'cancelled';
  const { event, category } = events[row.hazard ?? 'flammable-leak'];
  const ready = ended ? undefined : storedVariants.parse(row.variants).find(({ area }) => area === 'be-ready');
  const parts: readonly Part[] = ready === undefined ? ['whole'] : ['act-now', 'be-ready'];
  // Sent in error does not mean safe (CAP 1.2: 'Monitor', attend to information sources).
  const end = row.cancel_because === 'error' ? 'Monitor' : 'AllClear';
  const response: CapInfo['responseType'] = ended ? [end] : row.action === null ? [] : [responses[row.action]];
  // In live mode an exercise is only for its participants.
  const restricted = row.drill_id !== null || (mode === 'live' && row.status !== 'Actual');
  return {
    identifier: toCapIdentifier(row.id, row.version),
    sender: toSender(publicUrl),
    sent: row.saved_at,
    status: row.status,
    msgType: row.kind,
    scope: restricted ? 'Restricted' : 'Public',
    restriction: restricted ? `Participants of the ${row.status.toLowerCase()} only` : undefined,
    note: toNote(row),
    references,
    incidents: [row.incident_id],
    // In each language the stricter area first: a receiver that shows one shows that one.
    infos: listTexts(row).flatMap(([language, text]) =>
      parts.map((part): CapInfo => {
        const own = part === 'be-ready' ? ready?.texts[language] : undefined;
        const placeText = own?.placeText ?? text.placeText;
        return {
          language: findLanguage(language).locale,
          category,
          event,
          responseType: response,
          urgency: ended ? 'Past' : 'Immediate',
          severity: ended ? 'Minor' : severities[row.incident_severity],
          ...(part === 'be-ready' ? toReadyInfo(ready?.action) : {}),
          certainty: ended ? 'Unknown' : row.run_id === null ? 'Likely' : 'Possible',
          effective: row.saved_at,
          expires: row.expires_at,
          senderName: text.source,
          headline: toHeadline(text.hazardText),
          description: `${text.hazardText} ${placeText} ${text.timeText}`,
          instruction: own?.actionText ?? text.actionText,
          web: publicUrl === null ? undefined : `${publicUrl}/Community?lang=${language}`,
          parameters: [...toParameters(row), ...(part === 'whole' ? [] : [{ name: 'warnedArea', value: part }])],
          area: { areaDesc: placeText, ...toCapArea(row, part) },
        };
      }),
    ),
  };
};
