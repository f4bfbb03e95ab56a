import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-archive']> = {
  title: 'பொது எச்சரிக்கைகளின் காப்பகம்',
  lead: 'ஒவ்வொரு பொது எச்சரிக்கை, மாற்றம், ரத்து: புதியவை முதலில், அனுப்பப்பட்டபடியே.',
  feed: 'தற்போதைய எச்சரிக்கைகளின் ஊட்டம் (Atom, CAP 1.2)',
  none: 'பொது எச்சரிக்கை எதுவும் வெளியிடப்படவில்லை.',
  until: 'இதுவரை செல்லும்',
  whole: 'முழுச் செய்தி (CAP 1.2)',
  older: 'பழைய எச்சரிக்கைகள்',
  back: 'சமூகப் பக்கத்துக்குத் திரும்ப',
  kind: { Alert: 'எச்சரிக்கை', Update: 'மாற்றம்', Cancel: 'ரத்து செய்யப்பட்டது' },
  status: { Exercise: 'ஒத்திகை (EXERCISE)', Test: 'சோதனை (TEST)' },
};
