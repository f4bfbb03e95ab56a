import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: 'तुम्हाला घटना {incident} साठी बोलावले आहे.',
  nothing: 'तिचे अजून काही वर्णन नाही.',
  noWarning: 'तिच्याबद्दल कोणताही इशारा जारी झालेला नाही; लोकांना काहीही पाठवलेले नाही.',
  open: 'घटना उघडा: {link}',
};
