import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['follow-messages']> = {
  codeSubject: 'HazardGuard: మీ కోడ్',
  codeMail:
    'రసాయన ప్రమాదాల హెచ్చరికలను ఈ చిరునామాకు పంపమని అడిగారు.\n\nమీ కోడ్: {code}\n\nమీరు వచ్చిన పేజీలో దీన్ని నమోదు చేయండి, లేదా ఈ పేజీని తెరిచి నిర్ధారించండి:\n{link}\n\nకోడ్ {minutes} నిమిషాలు చెల్లుతుంది. మీరు దీన్ని అడగకపోతే ఏమీ చేయకండి: హెచ్చరికలు రావు, చిరునామా తొలగించబడుతుంది.',
  codeSms: 'HazardGuard: హెచ్చరికల కోసం మీ కోడ్ {code}. {minutes} నిమిషాలు చెల్లుతుంది. మీరు అడగకపోతే ఏమీ చేయకండి.',
  testSubject: 'TEST - HazardGuard',
  testPush: 'TEST - పరీక్ష. ప్రమాదం లేదు. {places} హెచ్చరికలు ఇలా వస్తాయి.',
  testMail:
    'TEST - పరీక్ష. ప్రమాదం లేదు.\n\nఈ పరీక్షను మీరు అడిగారు. మీరు అనుసరించే స్థలాల హెచ్చరికలు ఇలా వస్తాయి: {places}.\n\nఅన్ని సందేశాలను ఆపి మీ చిరునామాను తొలగించడానికి:\n{stop}',
  testSms: 'TEST - HazardGuard. ప్రమాదం లేదు. హెచ్చరికలు ఇలాగే. ఆపడం: {stop}',
  noPlaces: 'ఇంకా స్థలం లేదు',
};
