import { textLimits } from '../wire/constants.ts';
import { buildExample, listFieldNames, type RegisterFields, textField } from './register-field.ts';
import { siteElevationsM } from './site-air.ts';

/** Longest name for text messages, letters: with it direction, distance, gas and link have room in every language of the application. */
export const publicNameLimit = 24;

/** The ground around a site: it decides how fast a cloud is diluted. */
export const siteTerrains = ['urban', 'rural', 'water'] as const;
export type SiteTerrain = (typeof siteTerrains)[number];

const elevationError = { error: `The elevation must be a number of metres from ${siteElevationsM.least} to ${siteElevationsM.most}` };

/** The position may be unknown. */
export const industryFields = {
  industryName: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string(),
    column: 'industry_name',
    example: 'Example Chemicals',
    width: 240,
    phone: 'title',
  },
  district: {
    ...textField,
    input: ({ oneLine }) => oneLine(textLimits.place),
    row: ({ string }) => string(),
    column: 'district',
    example: 'Surat',
    width: 120,
    phone: 'line',
  },
  safetyTeamContact: {
    ...textField,
    input: ({ oneLine }) => oneLine(textLimits.contact),
    row: ({ string }) => string(),
    column: 'safety_team_contact',
    hint: true,
    example: '0261 0000000',
    width: 160,
    phone: 'line',
  },
  latitude: {
    kind: 'degrees',
    input: ({ latitude }) => latitude.nullish(),
    row: ({ number }) => number().nullable(),
    column: 'latitude',
    optional: true,
    hint: true,
    sort: 'value',
    example: '21.170240',
    width: 110,
    phone: 'line',
  },
  longitude: {
    kind: 'degrees',
    input: ({ longitude }) => longitude.nullish(),
    row: ({ number }) => number().nullable(),
    column: 'longitude',
    optional: true,
    hint: true,
    sort: 'value',
    example: '72.831061',
    width: 110,
    phone: 'line',
  },
  /** What people around call the plant, for warnings; null: its name. Left out of a change, it stays as it is. */
  publicName: {
    ...textField,
    input: ({ unknownWhenEmpty, oneLine }) => unknownWhenEmpty(oneLine(publicNameLimit)).optional(),
    row: ({ string }) => string().nullable(),
    column: 'public_name',
    optional: true,
    hint: true,
    example: 'Example Chem, Plot 14',
    width: 170,
    phone: 'details',
  },
  /** Built up or open; null: not known, and open is assumed. Left out of a change, it stays as it is. */
  terrain: {
    kind: 'choice',
    input: ({ unknownWhenEmpty, oneOf }) =>
      unknownWhenEmpty(oneOf(siteTerrains, { error: `The ground must be one of ${siteTerrains.join(', ')}` })).optional(),
    row: ({ oneOf }) => oneOf(siteTerrains).nullable(),
    column: 'terrain',
    optional: true,
    hint: true,
    sort: 'value',
    example: 'urban',
    width: 140,
    phone: 'details',
  },
  /** Above sea level, from which the pressure of the air follows; null: not known. Left out of a change, it stays as it is. */
  elevationM: {
    kind: 'number',
    input: ({ unknownWhenEmpty, number }) =>
      unknownWhenEmpty(
        number(elevationError).min(siteElevationsM.least, elevationError).max(siteElevationsM.most, elevationError),
      ).optional(),
    row: ({ number }) => number().nullable(),
    column: 'elevation_m',
    optional: true,
    hint: true,
    sort: 'value',
    example: '13',
    width: 110,
    phone: 'details',
  },
} as const satisfies RegisterFields;

export const industryColumns = listFieldNames(industryFields);

/** A valid industry, for tests. */
export const industryExample = buildExample(industryFields);
