import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: 'तुम्हाला घटना {incident} साठी बोलावले आहे.',
  nothing: 'तिच्याबद्दल अजून काही लिहिलेले नाही.',
  noWarning: 'तिच्याबद्दल कोणताही इशारा जारी झालेला नाही; लोकांना कळवलेले नाही.',
  open: 'घटना उघडा: {link}',
};
