/** What a file is by its content; its name is not looked at. */
export type FileFormat =
  | 'xlsx'
  | 'csv'
  | 'geojson'
  | 'osm-xml'
  | 'osm-pbf'
  | 'shapefile'
  | 'kml'
  | 'kmz'
  | 'geotiff'
  | 'pmtiles'
  | 'mbtiles';

/** Formats whose rows or features `openGeoFile` delivers; the others are read by those who use them. */
const featureFormats = ['xlsx', 'csv', 'geojson', 'osm-xml', 'osm-pbf', 'shapefile', 'kml', 'kmz'] as const satisfies readonly FileFormat[];
export type FeatureFormat = (typeof featureFormats)[number];

export const isFeatureFormat = (format: FileFormat): format is FeatureFormat => (featureFormats as readonly FileFormat[]).includes(format);
