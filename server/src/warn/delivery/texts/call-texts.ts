import type { FollowLanguage } from '@hazardguard/contract';

/** What a responder is told who is called for an incident before there is an alert; the rest is as in a warning's messages. */
export interface CallText {
  /** {incident} */
  readonly called: string;
  /** In place of a report. */
  readonly nothing: string;
  readonly noWarning: string;
  /** {link} */
  readonly open: string;
}

export const callTexts: Readonly<Record<FollowLanguage, CallText>> = {
  en: {
    called: 'You are called for incident {incident}.',
    nothing: 'Nothing has been written about it yet.',
    noWarning: 'No warning has been released about it; the public has not been told.',
    open: 'Open the incident: {link}',
  },
  hi: {
    called: 'आपको घटना {incident} के लिए बुलाया गया है।',
    nothing: 'इसके बारे में अभी कुछ नहीं लिखा गया है।',
    noWarning: 'इसके बारे में कोई चेतावनी जारी नहीं हुई है; जनता को नहीं बताया गया है।',
    open: 'घटना खोलें: {link}',
  },
  gu: {
    called: 'તમને ઘટના {incident} માટે બોલાવવામાં આવ્યા છે.',
    nothing: 'તેના વિશે હજી કંઈ લખાયું નથી.',
    noWarning: 'તેના વિશે કોઈ ચેતવણી જારી થઈ નથી; લોકોને જણાવાયું નથી.',
    open: 'ઘટના ખોલો: {link}',
  },
  mr: {
    called: 'तुम्हाला घटना {incident} साठी बोलावले आहे.',
    nothing: 'तिच्याबद्दल अजून काही लिहिलेले नाही.',
    noWarning: 'तिच्याबद्दल कोणताही इशारा जारी झालेला नाही; लोकांना कळवलेले नाही.',
    open: 'घटना उघडा: {link}',
  },
};
