import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['invitation']> = {
  subject: 'HazardGuard: તમને આમંત્રણ છે',
  text: (inviter, role, link, hours) =>
    `${inviter} તમને HazardGuardમાં આ ભૂમિકા માટે આમંત્રે છે: ${role}.\n\nઆ પેજ ખોલો, તમારું નામ લખો અને પાસવર્ડ પસંદ કરો:\n${link}\n\nલિંક એક વાર, ${hours} કલાક સુધી ચાલે છે. આ શું છે તે ખબર ન હોય તો કંઈ ન કરો.`,
};
