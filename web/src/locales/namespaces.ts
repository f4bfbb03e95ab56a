import type { texts as account } from './en/account.ts';
import type { texts as assistant } from './en/assistant.ts';
import type { texts as boot } from './en/boot.ts';
import type { texts as chemicals } from './en/chemicals.ts';
import type { texts as clusters } from './en/clusters.ts';
import type { texts as dashboard } from './en/dashboard.ts';
import type { texts as duties } from './en/duties.ts';
import type { texts as effects } from './en/effects.ts';
import type { texts as engine } from './en/engine.ts';
import type { texts as exports } from './en/exports.ts';
import type { texts as footprint } from './en/footprint.ts';
import type { texts as gaussian } from './en/gaussian.ts';
import type { texts as home } from './en/home.ts';
import type { texts as imagery } from './en/imagery.ts';
import type { texts as impact } from './en/impact.ts';
import type { texts as incidents } from './en/incidents.ts';
import type { texts as industries } from './en/industries.ts';
import type { texts as inventory } from './en/inventory.ts';
import type { texts as kmlMap } from './en/kmlMap.ts';
import type { texts as landing } from './en/landing.ts';
import type { texts as later } from './en/later.ts';
import type { texts as map } from './en/map.ts';
import type { texts as mapsViewer } from './en/mapsViewer.ts';
import type { texts as models } from './en/models.ts';
import type { texts as parts } from './en/parts.ts';
import type { texts as reports } from './en/reports.ts';
import type { texts as responsePhase } from './en/responsePhase.ts';
import type { texts as shell } from './en/shell.ts';
import type { texts as site } from './en/site.ts';
import type { texts as siteVisuals } from './en/siteVisuals.ts';
import type { texts as stakeholders } from './en/stakeholders.ts';
import type { texts as standing } from './en/standing.ts';
import type { texts as tools } from './en/tools.ts';
import type { texts as training } from './en/training.ts';
import type { texts as views } from './en/views.ts';
import type { texts as vulnerability } from './en/vulnerability.ts';
import type { texts as vulnerabilityIndex } from './en/vulnerabilityIndex.ts';
import type { texts as weather } from './en/weather.ts';

/** The catalogues: one file per namespace in each language's folder; the English ones type the keys. One line per namespace. */
export interface Catalogues {
  readonly account: typeof account;
  readonly assistant: typeof assistant;
  readonly boot: typeof boot;
  readonly chemicals: typeof chemicals;
  readonly dashboard: typeof dashboard;
  readonly duties: typeof duties;
  readonly effects: typeof effects;
  readonly engine: typeof engine;
  readonly exports: typeof exports;
  readonly footprint: typeof footprint;
  readonly gaussian: typeof gaussian;
  readonly home: typeof home;
  readonly kmlMap: typeof kmlMap;
  readonly landing: typeof landing;
  readonly incidents: typeof incidents;
  readonly clusters: typeof clusters;
  readonly imagery: typeof imagery;
  readonly impact: typeof impact;
  readonly industries: typeof industries;
  readonly inventory: typeof inventory;
  readonly later: typeof later;
  readonly map: typeof map;
  readonly mapsViewer: typeof mapsViewer;
  readonly models: typeof models;
  readonly parts: typeof parts;
  readonly reports: typeof reports;
  readonly responsePhase: typeof responsePhase;
  readonly shell: typeof shell;
  readonly tools: typeof tools;
  readonly site: typeof site;
  readonly siteVisuals: typeof siteVisuals;
  readonly stakeholders: typeof stakeholders;
  readonly training: typeof training;
  readonly standing: typeof standing;
  readonly views: typeof views;
  readonly vulnerability: typeof vulnerability;
  readonly vulnerabilityIndex: typeof vulnerabilityIndex;
  readonly weather: typeof weather;
}
export type Namespace = keyof Catalogues;

/** The shape another language must have: the same keys, its own words. */
export type Translated<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]> };

/** Every screen has a label, a title and a purpose; those that arrive later also say what they will do. */
export type ScreenId = keyof Catalogues['shell']['screens'];
export type LaterId = keyof Catalogues['later']['what'];
