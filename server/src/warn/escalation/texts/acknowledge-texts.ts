import type { PageLanguage } from '../../../platform/html/languages.ts';

/** The page on which a responder acknowledges. */
export interface AcknowledgeText {
  readonly title: string;
  readonly about: string;
  readonly exercise: string;
  readonly meaning: string;
  readonly press: string;
  readonly done: string;
  /** {time} */
  readonly doneAt: string;
  /** {given}, {needed} */
  readonly running: string;
  readonly acknowledged: string;
  readonly unanswered: string;
  readonly stopped: string;
  readonly open: string;
  readonly unknownTitle: string;
  readonly unknown: string;
  /** In place of the above where an incident without an alert is called for. */
  readonly incident: {
    readonly title: string;
    /** {incident} */
    readonly about: string;
    readonly stopped: string;
    readonly open: string;
  };
}

export const acknowledgeTexts: Readonly<Record<PageLanguage, AcknowledgeText>> = {
  en: {
    title: 'Acknowledge this warning',
    about: 'You are called for this warning:',
    exercise: 'This is an exercise or a test. There is no danger.',
    meaning: 'By acknowledging you say that you have this in hand. If too few do so in time, the next tier is called.',
    press: 'I have this in hand',
    done: 'You have acknowledged.',
    doneAt: 'Received {time}.',
    running: '{given} of {needed} needed have acknowledged.',
    acknowledged: 'Enough people have acknowledged. Nobody else is called.',
    unanswered: 'Every tier was called and too few have acknowledged. Your word still counts: act now and tell the control room.',
    stopped: 'The warning is over. Nobody else is called.',
    open: 'Open the warning (sign-in needed)',
    unknownTitle: 'This link is not valid',
    unknown: 'The link is not complete. Open it from the message again, or sign in and open the alert.',
    incident: {
      title: 'Acknowledge this call',
      about: 'You are called for incident {incident}. No warning has been released about it.',
      stopped: 'The call is over. Nobody else is called.',
      open: 'Open the incident (sign-in needed)',
    },
  },
  hi: {
    title: 'इस चेतावनी की पुष्टि करें',
    about: 'आपको इस चेतावनी के लिए बुलाया गया है:',
    exercise: 'यह अभ्यास या परीक्षण है। कोई ख़तरा नहीं है।',
    meaning: 'पुष्टि करने का अर्थ है कि आप इसे संभाल रहे हैं। समय पर बहुत कम लोग पुष्टि करें तो अगले स्तर को बुलाया जाता है।',
    press: 'मैं इसे संभाल रहा/रही हूँ',
    done: 'आपने पुष्टि कर दी है।',
    doneAt: '{time} पर मिली।',
    running: 'ज़रूरी {needed} में से {given} ने पुष्टि की है।',
    acknowledged: 'पर्याप्त लोगों ने पुष्टि कर दी है। अब किसी और को नहीं बुलाया जाएगा।',
    unanswered: 'हर स्तर को बुलाया गया और बहुत कम लोगों ने पुष्टि की। आपका उत्तर अब भी मायने रखता है: तुरंत काम करें और नियंत्रण कक्ष को बताएँ।',
    stopped: 'चेतावनी समाप्त हो गई है। अब किसी और को नहीं बुलाया जाएगा।',
    open: 'चेतावनी खोलें (साइन-इन ज़रूरी)',
    unknownTitle: 'यह लिंक मान्य नहीं है',
    unknown: 'लिंक अधूरा है। संदेश से इसे फिर खोलें, या साइन-इन करके चेतावनी खोलें।',
    incident: {
      title: 'इस बुलावे की पुष्टि करें',
      about: 'आपको घटना {incident} के लिए बुलाया गया है। इसके बारे में कोई चेतावनी जारी नहीं हुई है।',
      stopped: 'यह बुलावा समाप्त हो गया है। अब किसी और को नहीं बुलाया जाएगा।',
      open: 'घटना खोलें (साइन-इन ज़रूरी)',
    },
  },
  gu: {
    title: 'આ ચેતવણીની પુષ્ટિ કરો',
    about: 'તમને આ ચેતવણી માટે બોલાવવામાં આવ્યા છે:',
    exercise: 'આ કવાયત કે પરીક્ષણ છે. કોઈ જોખમ નથી.',
    meaning: 'પુષ્ટિ કરવી એટલે તમે આ સંભાળો છો. સમયસર બહુ ઓછા લોકો પુષ્ટિ કરે તો પછીના સ્તરને બોલાવાય છે.',
    press: 'આ હું સંભાળું છું',
    done: 'તમે પુષ્ટિ કરી છે.',
    doneAt: '{time} વાગ્યે મળી.',
    running: 'જરૂરી {needed} માંથી {given} એ પુષ્ટિ કરી છે.',
    acknowledged: 'પૂરતા લોકોએ પુષ્ટિ કરી છે. હવે બીજા કોઈને બોલાવાશે નહીં.',
    unanswered: 'દરેક સ્તરને બોલાવાયું અને બહુ ઓછા લોકોએ પુષ્ટિ કરી. તમારો જવાબ હજી મહત્ત્વનો છે: તરત પગલાં લો અને નિયંત્રણ કક્ષને જણાવો.',
    stopped: 'ચેતવણી પૂરી થઈ છે. હવે બીજા કોઈને બોલાવાશે નહીં.',
    open: 'ચેતવણી ખોલો (સાઇન-ઇન જરૂરી)',
    unknownTitle: 'આ લિંક માન્ય નથી',
    unknown: 'લિંક અધૂરી છે. સંદેશમાંથી તેને ફરી ખોલો, અથવા સાઇન-ઇન કરીને ચેતવણી ખોલો.',
    incident: {
      title: 'આ બોલાવાની પુષ્ટિ કરો',
      about: 'તમને ઘટના {incident} માટે બોલાવવામાં આવ્યા છે. તેના વિશે કોઈ ચેતવણી જારી થઈ નથી.',
      stopped: 'આ બોલાવો પૂરો થયો છે. હવે બીજા કોઈને બોલાવાશે નહીં.',
      open: 'ઘટના ખોલો (સાઇન-ઇન જરૂરી)',
    },
  },
  mr: {
    title: 'या इशाऱ्याची पुष्टी करा',
    about: 'तुम्हाला या इशाऱ्यासाठी बोलावले आहे:',
    exercise: 'हा सराव किंवा चाचणी आहे. कोणताही धोका नाही.',
    meaning: 'पुष्टी करणे म्हणजे तुम्ही हे हाताळत आहात. वेळेत फारच कमी लोकांनी पुष्टी केली तर पुढील स्तराला बोलावले जाते.',
    press: 'हे मी हाताळत आहे',
    done: 'तुम्ही पुष्टी केली आहे.',
    doneAt: '{time} वाजता मिळाली.',
    running: 'आवश्यक {needed} पैकी {given} जणांनी पुष्टी केली आहे.',
    acknowledged: 'पुरेशा लोकांनी पुष्टी केली आहे. आता आणखी कोणाला बोलावले जाणार नाही.',
    unanswered: 'प्रत्येक स्तराला बोलावले आणि फारच कमी लोकांनी पुष्टी केली. तुमचे उत्तर अजूनही महत्त्वाचे आहे: लगेच कृती करा आणि नियंत्रण कक्षाला कळवा.',
    stopped: 'इशारा संपला आहे. आता आणखी कोणाला बोलावले जाणार नाही.',
    open: 'इशारा उघडा (साइन-इन आवश्यक)',
    unknownTitle: 'हा दुवा वैध नाही',
    unknown: 'दुवा अपूर्ण आहे. संदेशातून तो पुन्हा उघडा, किंवा साइन-इन करून इशारा उघडा.',
    incident: {
      title: 'या बोलावण्याची पुष्टी करा',
      about: 'तुम्हाला घटना {incident} साठी बोलावले आहे. तिच्याबद्दल कोणताही इशारा जारी झालेला नाही.',
      stopped: 'हे बोलावणे संपले आहे. आता आणखी कोणाला बोलावले जाणार नाही.',
      open: 'घटना उघडा (साइन-इन आवश्यक)',
    },
  },
};
