import type { ScreenFiles, ServerTexts } from './catalogues.gen.ts';
import type { SharedNamespace } from './shared-namespaces.ts';

/** What each of the shared namespaces takes from another file: the text is written once, in the other. */

const dataImport = (own: ScreenFiles['data-import'], { problem }: ScreenFiles['vessel-form']) => ({
  ...own,
  reason: { ...own.reason, ...problem },
});

const duties = (own: ScreenFiles['duties'], rule: ServerTexts['duty-rules']) => ({ ...own, rule });

const stakeholders = (own: ScreenFiles['stakeholders'], group: ServerTexts['stakeholder-groups']) => ({ ...own, group });

const incidents = (own: ScreenFiles['incidents'], terms: ServerTexts['incident-terms']) => {
  const { hazard, noteKind, radio, rollCall, taskFacts, ...same } = terms;
  return {
    ...own,
    ...same,
    value: { ...terms.value, hazard },
    note: { ...own.note, ...noteKind },
    ownTask: { ...own.ownTask, ...taskFacts },
    radio: { ...own.radio, ...radio },
    rollCallStatus: rollCall,
  };
};

const shared = {
  'data-import': { from: 'vessel-form', add: dataImport },
  duties: { from: 'server/duty-rules', add: duties },
  incidents: { from: 'server/incident-terms', add: incidents },
  stakeholders: { from: 'server/stakeholder-groups', add: stakeholders },
} as const satisfies Readonly<Record<SharedNamespace, { readonly from: string; readonly add: (own: never, other: never) => object }>>;

/** Texts of the screens by namespace, as a screen gets them. */
export type Catalogues = {
  readonly [Name in keyof ScreenFiles]: Name extends SharedNamespace ? ReturnType<(typeof shared)[Name]['add']> : ScreenFiles[Name];
};

/** A namespace of screens with the texts that it shares. `read` gives a file of the language: `incidents`, `server/incident-terms`. */
export const readShared = async (namespace: SharedNamespace, read: (file: string) => Promise<object>): Promise<object> => {
  const { from, add } = shared[namespace];
  const [own, other] = await Promise.all([read(namespace), read(from)]);
  return add(own as never, other as never);
};
