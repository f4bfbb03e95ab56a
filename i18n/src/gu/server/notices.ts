import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['notices']> = {
  subject: {
    'emergency-opened': 'HazardGuard: {who} પાસે {places} માટે {until} સુધી કટોકટી ઍક્સેસ છે',
    'emergency-asked': 'HazardGuard: {who} {places} માટે કટોકટી ઍક્સેસ માગે છે. {until} પહેલાં મંજૂર કે નામંજૂર કરો',
    'emergency-approved': 'HazardGuard: {places} માટે તમારી કટોકટી ઍક્સેસ {until} સુધી મંજૂર છે',
    'emergency-refused': 'HazardGuard: {places} માટે તમારી કટોકટી ઍક્સેસ નામંજૂર છે',
    'sent-in-error': 'HazardGuard: {who}એ ચેતવણી {incident} ({places}) ભૂલથી મોકલાયેલી ગણીને પૂરી કરી',
    'alert-ending': 'HazardGuard: ચેતવણી {incident} ({places}) {until}એ પૂરી થશે',
    'channel-test': 'HazardGuard: {who} એ માગેલો પરીક્ષણ સંદેશ, {until}. કંઈ થયું નથી',
  },
  text: {
    'emergency-opened':
      '{who}એ {places} માટે કટોકટી ઍક્સેસ ખોલી છે. {until} સુધી તેઓ આ સ્થળોની માહિતી વાંચી શકે છે અને તેમની ચેતવણીઓ અને ઘટનાઓ પર કામ કરી શકે છે.\n\nઆ યોગ્ય ન હોય તો લોકો સ્ક્રીન પર તેને પૂરી કરો અને તેમને ફોન કરો. ત્યાંનો અહેવાલ બતાવે છે કે શું વંચાયું અને બદલાયું.',
    'emergency-asked':
      '{who} પાસે છેલ્લા 24 કલાકમાં કટોકટી ઍક્સેસ હતી અને તેઓ {places} માટે ફરી માગે છે. કોઈ નિરીક્ષકે {until} પહેલાં લોકો સ્ક્રીન પર તેને મંજૂર કે નામંજૂર કરવી પડશે.',
    'emergency-approved': '{places} માટે કટોકટી ઍક્સેસની તમારી વિનંતી {who}એ મંજૂર કરી છે. તે {until} સુધી છે.',
    'emergency-refused': '{places} માટે કટોકટી ઍક્સેસની તમારી વિનંતી {who}એ નામંજૂર કરી છે.',
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
