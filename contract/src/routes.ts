import * as contract from './index.ts';
import type { Route } from './wire/route.ts';

type Contract = typeof contract;
type GroupName = Extract<keyof Contract, `${string}Routes`>;
type RoutesIn<Group> = Group extends unknown ? Group[keyof Group] : never;

/** The exact type of each route; the web client takes its types from them. */
export type ApiRoute = RoutesIn<Contract[GroupName]>;

const isGroup = (entry: [string, unknown]): entry is [GroupName, Contract[GroupName]] => entry[0].endsWith('Routes');

/** Every call of the API: what the contract exports under a name that ends in `Routes`. A server route that is not here does not exist. */
export const routes: readonly Route[] = Object.entries(contract)
  .filter(isGroup)
  .flatMap(([, group]): Route[] => Object.values(group));
