import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-archive']> = {
  title: 'ప్రజా హెచ్చరికల ఆర్కైవ్',
  lead: 'ప్రతి ప్రజా హెచ్చరిక, మార్పు, రద్దు: కొత్తవి ముందు, పంపినట్లే.',
  feed: 'ప్రస్తుత హెచ్చరికల ఫీడ్ (Atom, CAP 1.2)',
  none: 'ప్రజా హెచ్చరిక ఏదీ జారీ కాలేదు.',
  until: 'అమలులో ఉండే గడువు',
  whole: 'పూర్తి సందేశం (CAP 1.2)',
  older: 'పాత హెచ్చరికలు',
  back: 'కమ్యూనిటీ పేజీకి తిరిగి',
  kind: { Alert: 'హెచ్చరిక', Update: 'మార్పు', Cancel: 'రద్దయింది' },
  status: { Exercise: 'మాక్ డ్రిల్ (EXERCISE)', Test: 'పరీక్ష (TEST)' },
};
