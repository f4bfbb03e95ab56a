import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: '{incident} ఘటన కోసం మిమ్మల్ని పిలుస్తున్నాం.',
  nothing: 'దీనికి ఇంకా వివరణ లేదు.',
  noWarning: 'దీని గురించి హెచ్చరిక జారీ కాలేదు; ప్రజలకు ఏమీ పంపలేదు.',
  open: 'ఘటనను తెరవండి: {link}',
  approval: '{incident} గురించిన హెచ్చరికకు మీ ఆమోదం కావాలి (వెర్షన్ {version}).',
  approvalAgain: 'మళ్ళీ పిలుస్తున్నాం: ఇంకా ఎవరూ నిర్ణయించలేదు.',
  approvalHow: 'వచనాన్ని, ప్రాంతాన్ని చదివి ఆమోదించండి లేదా తిరిగి పంపండి. అంతకు ముందు ప్రజలకు ఏదీ వెళ్ళదు.',
  approvalOpen: 'చదివి నిర్ణయించండి: {link}',
  pressOne: 'నిర్ధారించడానికి 1 నొక్కండి: దీన్ని మీరు చూసుకుంటున్నారు.',
  change: {
    adds: 'చేర్చిన గ్రామాలు: {names} ({count}; {people} మంది).',
    releases: 'తొలగించిన గ్రామాలు: {names} ({count}; {people} మంది).',
    toActNow: 'సిద్ధంగా ఉండండి నుండి ఇప్పుడే చర్య తీసుకోండి: {names} ({count}; {people} మంది).',
    toBeReady: 'ఇప్పుడే చర్య తీసుకోండి నుండి సిద్ధంగా ఉండండి: {names} ({count}; {people} మంది).',
    nobody: 'ఏ గ్రామమూ చేర్చలేదు, తొలగించలేదు, మార్చలేదు.',
    unknown: 'ఇక్కడ గ్రామాలు నమోదు కాలేదు: మ్యాప్‌లో ప్రాంతాలను పోల్చండి.',
    incomplete: 'జాబితాలో ఉన్నవాటి కంటే ఎక్కువ గ్రామాలు ఉన్నాయి.',
    andMore: '{names} మరియు మరో {count}',
  },
};
