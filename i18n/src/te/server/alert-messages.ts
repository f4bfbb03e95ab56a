import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-messages']> = {
  subject: { Alert: 'హెచ్చరిక: {hazard}', Update: 'మారిన హెచ్చరిక: {hazard}', Cancel: 'హెచ్చరిక ముగిసింది: {hazard}' },
  mark: { Exercise: 'EXERCISE - మాక్ డ్రిల్. ప్రమాదం లేదు.', Test: 'TEST - పరీక్ష. ప్రమాదం లేదు.' },
  action: 'ఏమి చేయాలి',
  where: 'ఎక్కడ',
  when: 'ఎప్పుడు',
  from: 'పంపినవారు',
  now: 'ప్రస్తుత పరిస్థితి: {link}',
  answer: 'మీరు క్షేమంగా ఉన్నారా, లేదా సహాయం కావాలా? ఇక్కడ చెప్పండి: {link}',
  answerShort: 'క్షేమమా, సహాయం కావాలా? {link}',
  stop: 'ఈ సందేశాలను ఆపి మీ చిరునామాను తొలగించడానికి: {link}',
  open: 'హెచ్చరికను తెరవండి: {link}',
  acknowledge: 'దీన్ని మీరు చూసుకుంటున్నారా? ఇక్కడ నిర్ధారించండి, లేకపోతే తదుపరి స్థాయిని పిలుస్తాం: {link}',
  acknowledgeShort: 'నిర్ధారించండి: {link}',
  escalated: 'ఇప్పుడు మీ వద్దకు వచ్చింది: చాలా తక్కువ మంది నిర్ధారించారు.',
  onlyEnglish: 'ఈ సందేశం ఇంగ్లీషులో మాత్రమే ఉంది:',
};
