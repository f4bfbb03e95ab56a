/** The register's data for command-line programs. */
export { countNear, type NearCount } from '../population/count-near.ts';
