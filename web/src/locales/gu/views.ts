import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['views']> = {
  label: 'દૃશ્યો',
  links: 'આ સ્થળને જોવાની બીજી રીતો',
  index: 'એકંદર સંવેદનશીલતા સૂચકાંક',
  vang: 'VAng',
  vangExample: 'VAng_Exa',
  name: {
    'leak-plume': 'ગળતરનો ગોટો',
    'explosion-plume': 'વિસ્ફોટનો ફેલાવો',
    'at-a-point': 'એક બિંદુ પર',
    'closer-orbit': 'નજીકથી પરિક્રમા',
    'farther-orbit': 'દૂરથી પરિક્રમા',
    'trace-the-plume': 'ગોટાનો પીછો',
    health: 'આરોગ્ય',
    environment: 'પર્યાવરણ',
    infrastructure: 'માળખાકીય સુવિધાઓ',
  },
  obstacle: {
    'nothing-computed': 'હજી કંઈ ગણાયું નથી: રસાયણ, ગળતર અને પવન આપો.',
    'not-a-release': 'આ ઇનપુટ આગ કે વિસ્ફોટના છે, જેમાં વહેતો ગોટો હોતો નથી. જોખમ “ગળતર” કે “જ્વલનશીલ વાદળ” પસંદ કરો.',
    calm: 'હવા શાંત છે: પીછો કરવા કોઈ દિશા નથી.',
    'cannot-explode': 'આ રસાયણની આગ કે વિસ્ફોટ માટે સંગ્રહમાં આ નથી: {{missing}}.',
    'not-yet': 'આ દૃશ્ય પછી આવશે.',
  },
};
