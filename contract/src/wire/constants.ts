/** Constants of the specification (§9), each written once. */
export const pageSize = 10;
export const plumeRotationMs = 10_000;
export const successNoticeMs = 3_000;
export const chunkTimeoutMs = 120_000;
export const chatTemperature = 0.7;
export const menuWidthExpanded = 64;
export const menuWidthCollapsed = 10;
export const incidentIdPrefix = 'INC';
export const incidentIdDigits = 6;
export const incidentPriorities = [1, 2, 3, 4, 5] as const;
export const mapCentre = { latitude: 20.5937, longitude: 78.9629 } as const;
export const mapZoom = { country: 4, countryClose: 5, industry: 12, earlyWarning: 15 } as const;
export const exportNames = {
  inventory: 'inventory.csv',
  industries: 'industries.csv',
  incidents: 'incidents.csv',
  receptors: 'places.csv',
  changedConditions: 'changed_conditions.csv',
  chemicalTypes: 'chemical_types.csv',
} as const;
export const compassStepDeg = 22.5;
export const compassPoints = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'] as const;
export type CompassPoint = (typeof compassPoints)[number];
export const clusters = ['Mumbai-Pune', 'Delhi-NCR', 'Chennai', 'Bengaluru', 'Kolkata'] as const;
export const industryTypes = ['Chemical', 'Oil', 'Gas'] as const;
/** Only when a person chooses it by name (never a silent default). */
export const newDelhi = { latitude: 28.6139, longitude: 77.209 } as const;
/** One-time setup links of live mode. */
export const setupLinkMinutes = 30;
export const invitationHours = 72;
/** Weather older than this is shown as stale. */
export const weatherStaleMinutes = 15;
/** The same for a forecast: global models run every three to six hours. */
export const forecastStaleMinutes = 60;
/** Before the end of a public warning its renewal is proposed, min. */
export const renewalLeadMin = 15;
export const cookieNames = { xsrf: 'XSRF-TOKEN' } as const;
export const xsrfHeader = 'x-xsrf-token';
/** A repeated call with the same key gets the first answer, for `offlineDays` and a week; on queued calls, and those that create a row. */
export const idempotencyHeader = 'idempotency-key';
/** On queued calls: the moment when the person acted, by the device's clock (ISO 8601). */
export const deviceTimeHeader = 'x-device-time';
/** Largest text of one ordinary field; longer text is refused, never truncated. */
export const textLimits = { name: 200, contact: 200, place: 100, note: 2_000, longNote: 20_000, email: 254 } as const;
/** A contact proved within 90 days is fresh; after 180, the half-year of the local drills, it is stale and must be proved again. */
export const contactAgeDays = { fresh: 90, ageing: 180 } as const;
/** Codes that prove a contact: valid for a day, few guesses, limited in number. */
export const contactCode = { digits: 6, validHours: 24, attempts: 5, pauseSeconds: 60 } as const;
/** Days before its expiry from which stock counts as expiring soon. */
export const expiresSoonDays = 30;
/** Most rows of a list of the threshold status, which also has the number of those left out. */
export const listedRowsMax = 100;
/** The emergency plans of a site. */
export const planKinds = ['on-site', 'off-site'] as const;
export type PlanKind = (typeof planKinds)[number];
export const shiftLimits = { longestDays: 31, usualView: 14, longestView: 62 } as const;
/** Residents who follow places: ten at most, each with a radius up to 10 km. */
export const followLimits = {
  places: 10,
  radiusM: 10_000,
  defaultRadiusM: 2_000,
  nameLength: 80,
  endpointLength: 1_000,
  /** Letters before a search starts. */
  searchLength: 3,
  codeMinutes: 60,
  codeAttempts: 5,
} as const;
/**
 * Limits of messages that a stranger can cause: to one address, from one network (IPv4 address, IPv6 /64), by one channel, for
 * one follower.
 */
export const followRates = {
  address: { hour: 3, day: 6 },
  network: { hour: 10, day: 30 },
  channel: { hour: 500, day: 5_000 },
  test: { hour: 5, day: 10 },
  browser: { hour: 20, day: 60 },
  /** Reports by the public page from one network. */
  report: { hour: 10, day: 30 },
} as const;
