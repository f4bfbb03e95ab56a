import { z } from 'zod';
import { idParam, isoMoment, rowId } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { peopleInside } from './people-inside-schema.ts';

/** What is imported as a whole: a raster of people, village or ward areas with people, roads. */
export const geoSourceKinds = ['raster', 'areas', 'roads'] as const;
export type GeoSourceKind = (typeof geoSourceKinds)[number];

/** Whom a source of people counts: those who live there, or who are there by day or by night. */
export const populationMoments = ['residents', 'day', 'night'] as const;

const longitude = z.number().min(-540).max(540);
const latitude = z.number().min(-90).max(90);
const position = z.tuple([longitude, latitude]);
const ring = z.array(position).min(4).max(20_000);

/** Polygons of GeoJSON coordinates (MultiPolygon) in WGS 84. */
export const polygonCoordinates = z.array(z.array(ring).min(1).max(200)).min(1).max(200);
export type PolygonCoordinates = z.infer<typeof polygonCoordinates>;

/** A source beside a count: always its year and its licence. */
export const countSource = z.object({
  id: rowId,
  kind: z.enum(['raster', 'areas']),
  name: z.string(),
  sourceName: z.string(),
  year: z.int().nullable(),
  licence: z.string(),
});
export type CountSource = z.infer<typeof countSource>;

const people = z.number().min(0);
const share = z.number().min(0).max(1);

/**
 * People inside an area. Null is "not known", never 0: no source covers the area. A raster cell or a village at the edge counts by the
 * share of it that lies inside. `low` and `high` hold 9 of 10: the people of a cell or village cut by the edge may be anywhere in it, and
 * the publisher's stated error is a standard deviation.
 */
export const populationCount = z.object({
  people: people.nullable(),
  day: people.nullable(),
  night: people.nullable(),
  low: people.nullable(),
  high: people.nullable(),
  /** Relative error that the publisher states, 1 is 100 %; null: none is stated. */
  errorShare: z.number().min(0).nullable(),
  /** Share of the area where the source knows how many people there are. */
  coveredShare: share,
  source: countSource.nullable(),
  /** The other sources that cover the area, the best first. */
  others: z.array(countSource.extend({ people, coveredShare: share })),
  /** People inside by village or ward, the most first. */
  villages: z.array(
    z.object({
      code: z.string().nullable(),
      name: z.string(),
      people,
      share,
      /** West, south, east, north of the whole village, degrees; absent: counted before it was stored. */
      box: z.tuple([longitude, latitude, longitude, latitude]).exactOptional(),
    }),
  ),
  villagesOmitted: z.int().min(0),
});
export type PopulationCount = z.infer<typeof populationCount>;

/**
 * The districts that the act-now area meets, by the villages, wards and registered sites inside: no outlines of districts are known. `others`: not
 * that of the site. `isChecked`: the district of every village inside is known; else the area may leave the district unseen.
 */
export const areaDistricts = z.object({ own: z.string().nullable(), others: z.array(z.string()), isChecked: z.boolean() });
export type AreaDistricts = z.infer<typeof areaDistricts>;

/**
 * The count of the area of an alert; `inside`: the number to show for it. Absent: counted before it was stored. `actNow`: of the act-now area
 * alone, with the people in the zone of the best estimate and the villages and wards that meet it; null: the alert has only one area.
 */
export const areaPopulation = populationCount.extend({
  inside: peopleInside.exactOptional(),
  actNow: z
    .object({
      areaKm2: z.number().min(0),
      inside: peopleInside,
      zone: peopleInside.nullable().default(null),
      villages: z.array(z.object({ code: z.string().nullable(), name: z.string() })),
      districts: areaDistricts.nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type AreaPopulation = z.infer<typeof areaPopulation>;

/** Half the side of the square of a population grid, m, and its cells along each side: of 250 m. */
export const populationGridHalfM = 10_000;
export const populationGridCells = 80;

/** People around a place by cells, for a device without a network. */
export const populationGrid = z.object({
  /** Of the south-western corner, degrees. */
  west: longitude,
  south: latitude,
  /** Size of a cell, degrees. */
  stepLongitude: z.number(),
  stepLatitude: z.number(),
  /** Row by row from the south, each from the west; null: not known how many. */
  people: z.array(people.nullable()),
  source: countSource,
  errorShare: z.number().min(0).nullable(),
});
export type PopulationGrid = z.infer<typeof populationGrid>;

/** People inside one zone of a run. */
export const zonePopulation = populationCount.extend({ levelId: z.string() });
export type ZonePopulation = z.infer<typeof zonePopulation>;

export const geoSource = z.object({
  id: rowId,
  kind: z.enum(geoSourceKinds),
  name: z.string(),
  sourceName: z.string(),
  year: z.int().nullable(),
  licence: z.string(),
  moment: z.enum(populationMoments),
  errorShare: z.number().min(0).nullable(),
  /** Cells, areas or roads with a value. */
  items: z.int().min(0),
  people: people.nullable(),
  /** Side of a raster's cell on the ground, m. */
  cellM: z.number().positive().nullable(),
  addedAt: isoMoment,
  addedBy: z.string(),
  /** Ids of the sites of the caller's scope that the source covers. */
  sites: z.array(rowId),
});
export type GeoSource = z.infer<typeof geoSource>;

/** What is known around one site. */
export const siteCoverage = z.object({
  id: rowId,
  industryName: z.string(),
  /** Population is known at the site and for most of the circle around it. */
  population: z.boolean(),
  /** Recorded receptors within the circle. */
  receptors: z.int().min(0),
  roads: z.boolean(),
  /** A map shows streets around the site. */
  streetMap: z.boolean(),
});

/** Radius of the circle around a site that coverage is asked for, m. */
export const coverageRadiusM = 5_000;

export const populationRoutes = tagged('population', {
  inside: route('POST', '/api/population/inside', 'countPopulationInside', {
    summary: 'People inside areas by the best source, with its year, uncertainty and villages; null where population is not known',
    permission: 'population.read',
    scope: 'common',
    body: z.object({ areas: z.array(polygonCoordinates).min(1).max(12) }),
    bodyBytes: 8 * 1024 * 1024,
    /** `inside`: the number to show, by `choosePeopleInside`. */
    answer: z.object({ counts: z.array(populationCount.extend({ inside: peopleInside })) }),
  }),
  grid: route('GET', '/api/population/grid', 'readPopulationGrid', {
    summary: 'People by cells of 250 m within 10 km of a place, to be kept for work without a network; null where population is not known',
    permission: 'population.read',
    scope: 'common',
    query: z.object({ latitude: z.coerce.number<string>().min(-90).max(90), longitude: z.coerce.number<string>().min(-180).max(180) }),
    answer: z.object({ grid: populationGrid.nullable() }),
  }),
  coverage: route('GET', '/api/population/coverage', 'readDataCoverage', {
    summary: 'Imported sources of people and roads, and what is known and drawn around each site',
    permission: 'population.read',
    scope: 'rows',
    answer: z.object({ sources: z.array(geoSource), sites: z.array(siteCoverage) }),
  }),
  remove: route('DELETE', '/api/population/sources/:id', 'deleteGeoSource', {
    summary: 'Delete an imported source with its people or roads',
    permission: 'population.write',
    scope: 'common',
    params: idParam,
    status: 204,
  }),
});
