/** The register's data, and Excel files, for command-line programs. */

export { writeXlsx } from '../../platform/csv/xlsx.ts';
export { countNear, type NearCount } from '../population/count-near.ts';
