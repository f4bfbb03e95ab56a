import type { Examples } from '../../ui/testing/example.tsx';

const block = (text: string) => (
  <div key={text} className="hg-card hg-pad-2">
    {text}
  </div>
);
const blocks = ['1', '2', '3', '4'].map(block);
/** A layout by its classes, filled with blocks. */
const filled = (...states: readonly string[]): Examples[string] =>
  Object.fromEntries(states.map((classes) => [classes, () => <div className={classes}>{blocks}</div>]));
const facts = (classes: string) => (t: Parameters<Examples[string][string]>[0]) => (
  <dl className={classes}>
    <dt>{t('field.district')}</dt>
    <dd>Bharuch</dd>
    <dt>{t('field.elevationM')}</dt>
    <dd>12</dd>
  </dl>
);

/** The layouts of `layouts.css` (docs/decisions/0173-shared-layouts.md). */
export const layoutExamples: Examples = {
  'form grid': filled('hg-form', 'hg-thirds', 'hg-pair', 'hg-ask'),
  split: filled('hg-split', 'hg-wide-first', 'hg-side-first'),
  toolbar: filled('hg-row', 'hg-row hg-spread', 'hg-line'),
  facts: { 'hg-facts': facts('hg-facts'), 'hg-pair': facts('hg-pair') },
  list: filled('hg-list', 'hg-list hg-rows'),
  card: {
    ...filled('hg-cards', 'hg-stack'),
    'hg-card hg-alarm': () => <div className="hg-card hg-alarm hg-pad-3">hg-alarm</div>,
    'hg-card hg-press': (t) => (
      <button type="button" className="hg-card hg-press hg-pad-3" aria-pressed>
        {t('register')}
      </button>
    ),
  },
};
