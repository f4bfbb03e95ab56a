import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['notices']> = {
  subject: {
    'sent-in-error': 'HazardGuard: {who}એ ચેતવણી {incident} ({places}) ભૂલથી મોકલાયેલી ગણીને પૂરી કરી',
    'alert-ending': 'HazardGuard: ચેતવણી {incident} ({places}) {until}એ પૂરી થશે',
    'channel-test': 'HazardGuard: {who} એ માગેલો પરીક્ષણ સંદેશ, {until}. કંઈ થયું નથી',
  },
  text: {
    'sent-in-error':
      '{who}એ જારી ચેતવણી {incident} ({places}) ભૂલથી મોકલાયેલી ગણીને પૂરી કરી. લોકોને સત્તાવાર સલાહ માનવા કહેવાયું છે; તેઓ સુરક્ષિત છે એમ કહેવાયું નથી.\n\nજોખમ સાચું હોય તો તરત નવી ચેતવણી જારી કરો.',
    'alert-ending':
      'જાહેર ચેતવણી {incident} ({places}) {until}એ પૂરી થશે. હજી જોખમ હોય તો તેને લંબાવો કે સુધારો લખો; તે પહેલાં બીજી વ્યક્તિની મંજૂરી જોઈએ. જોખમ પૂરું થયું હોય તો ‘બધું સલામત’નો સંદેશો આપો.',
    'channel-test':
      'HazardGuard તમને જે માધ્યમથી બોલાવે છે તેનું આ પરીક્ષણ છે. કંઈ થયું નથી; કંઈ ન કરો. જો તમે આ માગ્યું ન હોય, તો બીજું કોઈ તમારું ખાતું વાપરે છે: પાસવર્ડ બદલો.',
  },
  reason: 'કારણ',
  open: 'ખોલો: {link}',
};
