import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['tools']> = {
  purpose: 'કટોકટી પહેલાં અને દરમિયાન કામ લાગતાં ગણકયંત્રો, યાદીઓ અને નકશા.',
  list: 'સાધનો',
  tool: {
    gaussian: {
      name: 'R1',
      title: 'ગાઉસીય વાતાવરણીય પ્રસરણ',
      opens: 'પ્લૂમનું જીવંત ગણકયંત્ર: દર, પવન કે સ્થિરતા બદલો અને સાંદ્રતા, અંતર અને પદચિહ્ન તરત જુઓ.',
    },
    clusters: {
      name: 'R2',
      title: 'ગુજરાતના રસાયણ, તેલ અને ગેસ ઉદ્યોગો',
      opens: 'ગુજરાતના રસાયણ, તેલ અને ગેસ ઉદ્યોગોનો નકશો, અને દરેકની રજિસ્ટરની નોંધ.',
    },
    chemicals: {
      name: 'ChemicalsQuantityCas',
      title: 'રસાયણોના પ્રકાર',
      opens: 'બધાં રસાયણોનું કોષ્ટક, કુલ જથ્થો અને CAS નંબર સાથે, અને દરેકનું માહિતી કાર્ડ.',
    },
    forestChanges: { name: 'ForestChanges', title: 'વિશ્વમાં વન પરિવર્તન', opens: 'ઉપગ્રહ ચિત્રો પરથી નકશો: વન ક્યાં ઘટ્યું અને ક્યાં વધ્યું.' },
    no2: { name: 'No2', title: 'વિશ્વમાં NO2', opens: 'ઉપગ્રહ માપ પરથી વિશ્વની હવામાં નાઇટ્રોજન ડાયોક્સાઇડનો નકશો.' },
    models: {
      name: 'Models',
      title: 'મોડેલ કાર્ડ',
      opens: 'એન્જિનના દરેક મોડેલનું એક પેજ: સમીકરણો, સ્રોત, મર્યાદાઓ, અને મેદાની પરીક્ષણો સાથે કેટલું મળે છે.',
    },
    home: { name: 'Home', title: 'HazardGuard', opens: 'મંચની બધી સ્ક્રીન.' },
  },
};
