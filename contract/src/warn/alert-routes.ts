import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { incidentIdText } from '../register/incident-reference.ts';
import { peopleInside } from '../register/people-inside-schema.ts';
import { polygonCoordinates, populationCount } from '../register/population.ts';
import { siteImageLimits } from '../register/site-image-limits.ts';
import { stakeholderGroups } from '../register/stakeholder-fields.ts';
import { textLimits } from '../wire/constants.ts';
import { isoMoment, rowId, rowVersion } from '../wire/fields.ts';
import { releaseBars } from '../wire/roles.ts';
import { route, tagged } from '../wire/route.ts';
import { multiLine, oneLine, reasonText } from '../wire/text.ts';
import { alert, alertEdit, alertInput, alertVersion } from './alert.ts';
import { drawnArea } from './alert-area.ts';
import {
  alertActions,
  alertHazards,
  alertStatuses,
  areaChoices,
  areaPercents,
  cancelReasons,
  incidentSeverities,
  placeActions,
  previewChannels,
  warnedAreas,
} from './alert-choices.ts';
import { alertTemplate } from './alert-text.ts';
import { alertTimes } from './alert-times.ts';
import { recipientChannels } from './channel.ts';
import { clearCheck } from './clear-check.ts';
import { confirmableAccounts } from './escalation.ts';
import { villageOff } from './place-advice.ts';

const uuidParam = z.object({ id: z.uuid() });

/** An all clear against its check (`readClearCheck`): the person has looked again, and gives the reason. */
const secondLook = { secondLook: z.boolean().default(false) };

/** The version that the decision is about; a decision about an outdated version is refused. */
const seenVersion = { version: rowVersion };
export type CancelReason = (typeof cancelReasons)[number];

/** The specification's Raise Alert form, with further fields of an alert. Fields that are left out are filled from the templates. */
export const alertByHand = z.object({
  industryId: rowId,
  incidentId: incidentIdText,
  incidentSeverity: z.enum(incidentSeverities),
  incidentDescription: multiLine(textLimits.note),
  /** A community message: the description alone is the public text, in one language, without a hazard and an action. */
  onlyMessage: z.boolean().exactOptional(),
  status: z.enum(alertStatuses).optional(),
  hazard: z.enum(alertHazards).default('toxic-leak'),
  action: z.enum(alertActions).optional(),
  chemical: oneLine().optional(),
  /** Where it is when it is not at the industry, such as a road tanker; the texts name this place. */
  placeName: oneLine(textLimits.name).exactOptional(),
  /** Where people go when they leave, such as an assembly point. */
  towards: oneLine(60).exactOptional(),
  /** Without an area the draft cannot be submitted. */
  area: drawnArea.optional(),
  expiresAt: isoMoment.optional(),
  /** The drill that the draft belongs to; left out: the same as the incident. */
  drillId: rowId.nullable().exactOptional(),
  /** JPEG, PNG or WebP in base64. */
  plumeImage: z
    .base64({ error: 'A picture in base64' })
    .max(Math.ceil(siteImageLimits.bytes / 3) * 4, { error: `A picture may have ${siteImageLimits.bytes / 1024 / 1024} MB at most` })
    .optional(),
});
export type AlertByHand = z.infer<typeof alertByHand>;

/** A draft of the proposal for the newest run of an incident. */
export const alertFromIncident = z.object({
  incidentId: incidentIdText,
  incidentDescription: multiLine(textLimits.note),
});

/** One of the areas that an alert from a run can have, to compare whom each warns. */
export const comparedArea = z.object({
  choice: z.enum(areaChoices),
  /** The alert has this area. */
  chosen: z.boolean(),
  /** Null: the area could not be calculated; `failure` says why. */
  areaKm2: z.number().min(0).nullable(),
  people: peopleInside.nullable(),
  /** Of the act-now area alone; null: there is only one area. */
  actNow: z.object({ areaKm2: z.number().min(0), people: peopleInside }).nullable(),
  failure: z.string().nullable(),
});
export type ComparedArea = z.infer<typeof comparedArea>;

const stepArea = z.object({
  areaKm2: z.number().min(0),
  people: peopleInside,
  /** Probability that the level reaches farther than the area somewhere, 0–1; null: the area is the smoke of a fire, by convention. */
  beyondShare: z.number().min(0).max(1).nullable(),
  isModelLimit: z.boolean(),
});

/** The two areas of a run for one threshold, to see what it costs and what it leaves out. */
export const areaStep = z.object({
  percent: z.literal(areaPercents),
  /** The server is set to it. */
  isUsual: z.boolean(),
  /** Null: they could not be calculated; `failure` says why. `beReady` null: it would not be larger. */
  areas: z.object({ actNow: stepArea, beReady: stepArea.nullable() }).nullable(),
  failure: z.string().nullable(),
});
export type AreaStep = z.infer<typeof areaStep>;

const percentText = z.coerce.number<string>().pipe(z.literal(areaPercents));

/** A village or ward that meets warned areas. */
const villageArea = z.object({
  code: z.string().nullable(),
  name: z.string(),
  /** Inside the areas. */
  people: z.number().min(0),
  /** The stricter of the areas that it meets; null: there is only one area. */
  area: z.enum(warnedAreas).nullable(),
  /** Of the whole village, simplified for a map of the areas; null: not drawn, as there are too many or it is not imported any more. */
  outline: polygonCoordinates.nullable(),
});
export type VillageArea = z.infer<typeof villageArea>;

/** What every map of warned areas shows besides their outlines, and the table beside it. */
const shownAreas = {
  /** By the best source of population; its people are null where population is not known. */
  population: populationCount,
  /** The villages of `population`, those in the act-now area first. Absent: kept by a browser from before they were there. */
  villageAreas: z.array(villageArea).exactOptional(),
  /** The source and the wind of the run; null: there is no run. */
  origin: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      /** Null: the result does not depend on the wind. */
      wind: z.object({ fromDeg: z.number(), speedMs: z.number() }).nullable(),
    })
    .nullable(),
  /** The Emergency Response Guidebook's distances as the act-now area keeps them; null: there is no row, or no run. */
  guide: z
    .object({
      /** Closed: longitude, latitude. */
      outline: z.array(z.tuple([z.number(), z.number()])),
      distanceM: z.number(),
      areaKm2: z.number().min(0),
      people: peopleInside,
    })
    .nullable(),
  /** Zone and warned area of the run, and a drawn area; empty: there is no run. */
  areas: z.array(comparedArea),
};

/** The areas that an alert from a run would have, before there is an alert. */
export const runAreas = z.object({
  /** Outlines as an alert has them: the zones of the best estimate and the two areas around them. */
  area: z.unknown(),
  ...shownAreas,
});
export type RunAreas = z.infer<typeof runAreas>;

/** The recipients of a warning before it is sent. */
export const alertReach = z.object({
  areaKm2: z.number().min(0),
  /** Head-counts of the recorded places inside, another count than `inside`: never added to it or compared with it. */
  people: z.number().min(0),
  /** Places inside without a head-count: `people` is a lower bound. */
  withoutCount: z.int().min(0),
  /** Recorded places around the area. 0: nobody was counted, so that 0 people inside says nothing. */
  placesRecorded: z.int().min(0),
  placesInside: z.int().min(0),
  /** People in the area of the alert: the number to show, by `choosePeopleInside`; not fewer than in its zone. */
  inside: peopleInside,
  /** Landlines only where there are some. */
  followers: z.array(z.object({ channel: z.enum(recipientChannels), count: z.int().min(0) })),
  /** Recipients of lists whose place is not known: no warning reaches them, wherever it is. */
  withoutPlace: z.int().min(0),
  stakeholders: z.array(z.object({ group: z.enum(stakeholderGroups), count: z.int().min(0) })),
  /**
   * What the rule of the warning says for each village or ward inside, the most people first: by the time at which the cloud comes as if the
   * wind blew straight to it. Null: the alert has no run.
   */
  villages: z.array(
    z.object({
      code: z.string().nullable(),
      name: z.string(),
      /** Null: the alert has only one area. */
      area: z.enum(warnedAreas).nullable(),
      action: z.enum(placeActions).nullable(),
      /** Until the cloud comes, s from now; below 0: it may be there; null: not known. */
      leftS: z.number().nullable(),
      /** Meets a zone, not only the warned area around the zones: switching it off needs a reason. */
      inZone: z.boolean(),
      /** Its recipients get nothing. */
      off: z.boolean(),
    }),
  ),
  ...shownAreas,
});
export type AlertReach = z.infer<typeof alertReach>;

/** Why the reader cannot be the second person for a waiting warning, and whose confirmation would end that. */
export const alertBar = z.object({
  alertId: z.uuid(),
  bar: z.enum(releaseBars).exclude(['author']),
  confirm: confirmableAccounts,
});
export type AlertBar = z.infer<typeof alertBar>;

/** Messages of an alert as they would be sent. */
export const alertPreview = z.object({
  messages: z.array(
    z.object({
      language: z.enum(publicLanguageCodes),
      channel: z.enum(previewChannels),
      /** Of a variant; null: the common text. */
      variant: z.enum(placeActions).nullable(),
      /** Of an e-mail. */
      subject: z.string().nullable(),
      text: z.string(),
      /** Of a text message. */
      meter: z
        .object({ encoding: z.enum(['GSM-7', 'UCS-2']), units: z.int().min(0), parts: z.int().min(0), left: z.int().min(0) })
        .nullable(),
      /** A text message that has no room for the link to the public page. */
      withoutLink: z.boolean(),
    }),
  ),
});
export type AlertPreview = z.infer<typeof alertPreview>;

const stepRoute = { tag: 'alerts', params: uuidParam, answer: alert } as const;

export const alertRoutes = tagged('alerts', {
  /** Proposes a warning from a run; stores nothing. */
  propose: route('GET', '/api/runs/:id/alert-proposal', 'proposeAlert', {
    summary: 'Propose a warning text from a run',
    permission: 'alert.draft',
    scope: { of: 'run', param: 'id' },
    params: uuidParam,
    /** The area that the texts describe. */
    query: z.object({
      area: z.enum(['warned-area', 'zone']).default('warned-area'),
      /** Of the warned areas, in place of the thresholds of the server. */
      percent: percentText.exactOptional(),
    }),
    answer: alertInput,
  }),
  areaStep: route('GET', '/api/runs/:id/area-step', 'readAreaStep', {
    summary: 'The act-now and be-ready areas of a run for one threshold: size, people, how often the level reaches farther',
    permission: 'alert.draft',
    scope: { of: 'run', param: 'id' },
    params: uuidParam,
    query: z.object({ percent: percentText }),
    answer: areaStep,
  }),
  runAreas: route('GET', '/api/runs/:id/areas', 'readRunAreas', {
    summary: 'The act-now and be-ready areas of a run and its zone: outlines, size, people, villages',
    permission: 'run.read',
    scope: { of: 'run', param: 'id' },
    params: uuidParam,
    answer: runAreas,
  }),
  draft: route('POST', '/api/alerts', 'draftAlert', {
    summary: 'Store a draft warning',
    permission: 'alert.draft',
    scope: { of: 'run', body: 'runId' },
    body: alertInput,
    status: 201,
    queued: true,
    answer: alert,
  }),
  byHand: route('POST', '/api/alerts/by-hand', 'draftAlertByHand', {
    summary: 'Store a draft warning without a run, from the Raise Alert form, with an optional picture of the plume',
    permission: 'alert.draft',
    scope: { of: 'industry', body: 'industryId' },
    body: alertByHand,
    bodyBytes: Math.ceil(siteImageLimits.bytes / 3) * 4 + 64 * 1024,
    status: 201,
    queued: true,
    answer: alert,
  }),
  fromIncident: route('POST', '/api/alerts/from-incident', 'draftAlertFromIncident', {
    summary: 'Store the warning that is proposed for the newest run of an incident as a draft; refused where the incident has a warning',
    permission: 'alert.draft',
    scope: { of: 'incident', body: 'incidentId' },
    body: alertFromIncident,
    status: 201,
    queued: true,
    answer: alert,
  }),
  templates: route('GET', '/api/alert-templates', 'listAlertTemplates', {
    summary: 'Templates for each hazard and action in every language of public texts',
    permission: 'alert.draft',
    scope: 'common',
    answer: z.object({ templates: z.array(alertTemplate) }),
  }),
  update: route('PUT', '/api/alerts/:id', 'updateAlert', {
    summary: 'Change a warning that is not released; a submitted one becomes a draft again',
    permission: 'alert.draft',
    scope: { of: 'alert', param: 'id' },
    params: uuidParam,
    body: alertEdit,
    queued: true,
    answer: alert,
  }),
  choosePlaces: route('PUT', '/api/alerts/:id/places', 'chooseAlertPlaces', {
    summary: 'Switch villages of a draft off or on, and choose whether the advice may differ by place',
    permission: 'alert.draft',
    scope: { of: 'alert', param: 'id' },
    params: uuidParam,
    body: z.object({ ...seenVersion, byPlace: z.boolean(), villagesOff: z.array(villageOff).max(200) }),
    answer: alert,
  }),
  list: route('GET', '/api/alerts', 'listAlerts', {
    summary: 'Latest alerts, newest first',
    permission: 'alert.read',
    scope: 'rows',
    query: z.object({ limit: z.coerce.number<string>().int().min(1).max(100).default(20) }),
    answer: z.object({ alerts: z.array(alert) }),
  }),
  secondPerson: route('GET', '/api/alerts/second-person', 'listSecondPersonBars', {
    summary: 'Waiting warnings that you cannot approve although you are no author, why, and who can confirm a new account',
    permission: 'alert.approve',
    scope: 'rows',
    answer: z.object({ bars: z.array(alertBar) }),
  }),
  read: route('GET', '/api/alerts/:id', 'readAlert', {
    summary: 'One alert',
    permission: 'alert.read',
    scope: { of: 'released-alert', param: 'id' },
    params: uuidParam,
    answer: alert,
  }),
  history: route('GET', '/api/alerts/:id/history', 'readAlertHistory', {
    summary: 'Every saved version of an alert, newest first: who, when, why',
    permission: 'alert.read',
    scope: { of: 'alert', param: 'id' },
    params: uuidParam,
    answer: z.object({ versions: z.array(alertVersion) }),
  }),
  times: route('GET', '/api/alerts/:id/times', 'readAlertTimes', {
    summary: 'When the steps of an alert were taken: first sign, draft, submission, release, first and last receipt',
    permission: 'alert.read',
    scope: { of: 'alert', param: 'id' },
    params: uuidParam,
    answer: alertTimes,
  }),
  reach: route('GET', '/api/alerts/:id/reach', 'previewAlertReach', {
    summary: 'Count the recipients of an alert: people inside, followers by channel, stakeholders, area',
    permission: 'alert.read',
    scope: { of: 'alert', param: 'id' },
    params: uuidParam,
    answer: alertReach,
  }),
  preview: route('GET', '/api/alerts/:id/preview', 'previewAlertMessages', {
    summary: 'The messages of an alert to residents in each language and channel, as they would be sent',
    permission: 'alert.read',
    scope: { of: 'alert', param: 'id' },
    params: uuidParam,
    answer: alertPreview,
  }),
  clearCheck: route('GET', '/api/alerts/:id/clear-check', 'readClearCheck', {
    summary: 'Whether a warning can end now: when the cloud of the model has passed each village, sensors in alarm, state of the incident',
    permission: 'alert.read',
    scope: { of: 'alert', param: 'id' },
    params: uuidParam,
    answer: clearCheck,
  }),
  image: route('GET', '/api/alerts/:id/image', 'readAlertImage', {
    summary: 'The picture of the plume that came with the alert',
    permission: 'alert.read',
    scope: { of: 'released-alert', param: 'id' },
    params: uuidParam,
    answerType: 'image/*',
  }),
  submit: route('POST', '/api/alerts/:id/submit', 'submitAlert', {
    ...stepRoute,
    summary: 'Submit a draft for approval; where its area asks a question, only with the answer',
    permission: 'alert.draft',
    scope: { of: 'alert', param: 'id' },
    /** `areaConfirmed`: the person has read the alert's `areaQuestion` and keeps the area. */
    body: z.object({ ...seenVersion, areaConfirmed: z.boolean().default(false) }),
  }),
  approve: route('POST', '/api/alerts/:id/approve', 'approveAlert', {
    ...stepRoute,
    summary: 'Release an alert that another person has written',
    permission: 'alert.approve',
    scope: { of: 'alert', param: 'id' },
    body: z.object({ ...seenVersion, ...secondLook, reason: reasonText().optional() }),
  }),
  sendBack: route('POST', '/api/alerts/:id/return', 'returnAlert', {
    ...stepRoute,
    summary: 'Send an alert back to its authors, with the reason',
    permission: 'alert.approve',
    scope: { of: 'alert', param: 'id' },
    body: z.object({ ...seenVersion, reason: multiLine(textLimits.note) }),
  }),
  override: route('POST', '/api/alerts/:id/override', 'overrideAlert', {
    ...stepRoute,
    summary: 'Emergency override: release an alert without a second person; the reason is shown with the alert everywhere',
    permission: 'alert.override',
    scope: { of: 'alert', param: 'id' },
    body: z.object({
      ...seenVersion,
      reason: reasonText(),
    }),
  }),
  revise: route('POST', '/api/alerts/:id/revise', 'reviseAlert', {
    ...stepRoute,
    summary: 'Begin an update of a released alert; the public message stays valid until the update is released',
    permission: 'alert.draft',
    scope: { of: 'alert', param: 'id' },
    body: z.object({
      ...seenVersion,
      reason: multiLine(textLimits.note).optional(),
      /** The same warning for another hour: the update has a new end in its texts. */
      renew: z.boolean().exactOptional(),
    }),
  }),
  cancel: route('POST', '/api/alerts/:id/cancel', 'cancelAlert', {
    ...stepRoute,
    summary: 'End a released alert: immediately if it was sent in error; by an all clear once another person approves it',
    permission: 'alert.approve',
    scope: { of: 'alert', param: 'id' },
    body: z.object({ ...seenVersion, because: z.enum(cancelReasons).default('all-clear'), reason: reasonText().optional(), ...secondLook }),
  }),
});
