import { choosePeopleInside } from '../register/people-inside.ts';
import type { PeopleInside } from '../register/people-inside-schema.ts';
import type { Alert } from './alert.ts';

/** People inside the area of an alert by the one rule, as counted for its version. */
export const findPeopleInArea = ({ population, peopleInside }: Pick<Alert, 'population' | 'peopleInside'>): PeopleInside =>
  population?.inside ?? choosePeopleInside(population, { people: peopleInside });
