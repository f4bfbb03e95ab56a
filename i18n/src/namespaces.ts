/** Texts of the screens: a file in each language's folder, which the browser fetches when a screen first needs it. One line per file. */
export interface Catalogues {
  readonly accessibility: typeof import('./en/accessibility.ts').texts;
  readonly account: typeof import('./en/account.ts').texts;
  readonly alerts: typeof import('./en/alerts.ts').texts;
  readonly assistant: typeof import('./en/assistant.ts').texts;
  readonly audit: typeof import('./en/audit.ts').texts;
  readonly boot: typeof import('./en/boot.ts').texts;
  readonly chemicals: typeof import('./en/chemicals.ts').texts;
  readonly clusters: typeof import('./en/clusters.ts').texts;
  readonly dashboard: typeof import('./en/dashboard.ts').texts;
  readonly 'data-import': typeof import('./en/data-import.ts').texts;
  readonly delivery: typeof import('./en/delivery.ts').texts;
  readonly drills: typeof import('./en/drills.ts').texts;
  readonly duties: typeof import('./en/duties.ts').texts;
  readonly 'early-warning': typeof import('./en/early-warning.ts').texts;
  readonly effects: typeof import('./en/effects.ts').texts;
  readonly 'emergency-report': typeof import('./en/emergency-report.ts').texts;
  readonly engine: typeof import('./en/engine.ts').texts;
  readonly escalation: typeof import('./en/escalation.ts').texts;
  readonly exports: typeof import('./en/exports.ts').texts;
  readonly footprint: typeof import('./en/footprint.ts').texts;
  readonly gaussian: typeof import('./en/gaussian.ts').texts;
  readonly home: typeof import('./en/home.ts').texts;
  readonly impact: typeof import('./en/impact.ts').texts;
  readonly incidents: typeof import('./en/incidents.ts').texts;
  readonly industries: typeof import('./en/industries.ts').texts;
  readonly inventory: typeof import('./en/inventory.ts').texts;
  readonly 'kml-map': typeof import('./en/kml-map.ts').texts;
  readonly landing: typeof import('./en/landing.ts').texts;
  readonly map: typeof import('./en/map.ts').texts;
  readonly 'map-layers': typeof import('./en/map-layers.ts').texts;
  readonly 'maps-viewer': typeof import('./en/maps-viewer.ts').texts;
  readonly models: typeof import('./en/models.ts').texts;
  readonly offline: typeof import('./en/offline.ts').texts;
  readonly operations: typeof import('./en/operations.ts').texts;
  readonly parts: typeof import('./en/parts.ts').texts;
  readonly people: typeof import('./en/people.ts').texts;
  readonly 'personal-data': typeof import('./en/personal-data.ts').texts;
  readonly population: typeof import('./en/population.ts').texts;
  readonly 'public-texts': typeof import('./en/public-texts.ts').texts;
  readonly receptors: typeof import('./en/receptors.ts').texts;
  readonly reports: typeof import('./en/reports.ts').texts;
  readonly 'response-phase': typeof import('./en/response-phase.ts').texts;
  readonly 'risk-matrix': typeof import('./en/risk-matrix.ts').texts;
  readonly 'risk-study': typeof import('./en/risk-study.ts').texts;
  readonly sensors: typeof import('./en/sensors.ts').texts;
  readonly shell: typeof import('./en/shell.ts').texts;
  readonly shortcuts: typeof import('./en/shortcuts.ts').texts;
  readonly site: typeof import('./en/site.ts').texts;
  readonly 'site-visuals': typeof import('./en/site-visuals.ts').texts;
  readonly stakeholders: typeof import('./en/stakeholders.ts').texts;
  readonly 'threshold-status': typeof import('./en/threshold-status.ts').texts;
  readonly tools: typeof import('./en/tools.ts').texts;
  readonly training: typeof import('./en/training.ts').texts;
  readonly uncertainty: typeof import('./en/uncertainty.ts').texts;
  readonly 'vessel-form': typeof import('./en/vessel-form.ts').texts;
  readonly vessels: typeof import('./en/vessels.ts').texts;
  readonly views: typeof import('./en/views.ts').texts;
  readonly vulnerability: typeof import('./en/vulnerability.ts').texts;
  readonly 'vulnerability-index': typeof import('./en/vulnerability-index.ts').texts;
  readonly wall: typeof import('./en/wall.ts').texts;
  readonly weather: typeof import('./en/weather.ts').texts;
}
export type Namespace = keyof Catalogues;

/** Texts of what the server writes: pages, messages and documents, in the folder `server` of each language. One line per file. */
export interface ServerTexts {
  readonly 'acknowledge-page': typeof import('./en/server/acknowledge-page.ts').texts;
  readonly 'alert-archive': typeof import('./en/server/alert-archive.ts').texts;
  readonly 'alert-messages': typeof import('./en/server/alert-messages.ts').texts;
  readonly 'alert-templates': typeof import('./en/server/alert-templates.ts').texts;
  readonly 'answer-page': typeof import('./en/server/answer-page.ts').texts;
  readonly 'assistant-answers': typeof import('./en/server/assistant-answers.ts').texts;
  readonly 'call-messages': typeof import('./en/server/call-messages.ts').texts;
  readonly 'chemical-names': typeof import('./en/server/chemical-names.ts').texts;
  readonly 'community-page': typeof import('./en/server/community-page.ts').texts;
  readonly 'drill-report': typeof import('./en/server/drill-report.ts').texts;
  readonly 'duty-rules': typeof import('./en/server/duty-rules.ts').texts;
  readonly 'emergency-plan': typeof import('./en/server/emergency-plan.ts').texts;
  readonly 'follow-messages': typeof import('./en/server/follow-messages.ts').texts;
  readonly 'follow-pages': typeof import('./en/server/follow-pages.ts').texts;
  readonly 'incident-forms': typeof import('./en/server/incident-forms.ts').texts;
  readonly 'incident-terms': typeof import('./en/server/incident-terms.ts').texts;
  readonly invitation: typeof import('./en/server/invitation.ts').texts;
  readonly notices: typeof import('./en/server/notices.ts').texts;
  readonly 'officer-messages': typeof import('./en/server/officer-messages.ts').texts;
  readonly 'page-frame': typeof import('./en/server/page-frame.ts').texts;
  readonly 'report-page': typeof import('./en/server/report-page.ts').texts;
  readonly 'report-words': typeof import('./en/server/report-words.ts').texts;
  readonly roles: typeof import('./en/server/roles.ts').texts;
  readonly 'run-report': typeof import('./en/server/run-report.ts').texts;
  readonly 'stakeholder-groups': typeof import('./en/server/stakeholder-groups.ts').texts;
  readonly 'training-early-warning': typeof import('./en/server/training-early-warning.ts').texts;
  readonly 'training-leak-hazards': typeof import('./en/server/training-leak-hazards.ts').texts;
  readonly 'training-vulnerability-assessment': typeof import('./en/server/training-vulnerability-assessment.ts').texts;
}

/** The namespaces of the server that residents and first responders read: complete in every language of the list. */
export const publicNamespaces = [
  'acknowledge-page',
  'alert-archive',
  'alert-messages',
  'alert-templates',
  'answer-page',
  'call-messages',
  'chemical-names',
  'community-page',
  'follow-messages',
  'follow-pages',
  'page-frame',
  'report-page',
  'report-words',
] as const satisfies readonly (keyof ServerTexts)[];
export type PublicNamespace = (typeof publicNamespaces)[number];

/** The shape another language must have: the same keys, its own words. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<Texts[Key]>;
};

/** One namespace of the server in any language. */
export type ServerText<Name extends keyof ServerTexts> = Translated<ServerTexts[Name]>;

/** Every screen has a label, a title and a purpose. */
export type ScreenId = keyof Catalogues['shell']['screens'];
