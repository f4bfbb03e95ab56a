import type { ServerTexts } from '../../catalogues.gen.ts';

export const texts: ServerTexts['invitation'] = {
  subject: 'HazardGuard: તમને આમંત્રણ છે',
  text: (inviter, role, link, hours) =>
    `${inviter} તમને HazardGuardમાં આ ભૂમિકા માટે આમંત્રે છે: ${role}.\n\nઆ પેજ ખોલો, તમારું નામ લખો અને પાસવર્ડ પસંદ કરો:\n${link}\n\nલિંક એક વાર ચાલે છે અને ${hours} કલાક પછી પૂરી થાય છે. તમને આ ઈ-મેલની અપેક્ષા ન હોય તો તેને અવગણો.`,
};
