import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['officer-messages']> = {
  lead: 'अधिकारियों के लिए:',
  where: 'कहाँ: {site}।',
  actNow: 'अभी कार्रवाई: {people}{villages}।',
  beReady: 'तैयार रहें: {people}{villages}।',
  inside: 'क्षेत्र में: {people}{villages}।',
  people: '{count} लोग',
  unknown: 'लोगों की संख्या ज्ञात नहीं',
  andMore: '{names} और {count} अन्य',
  block: '{roads} बंद करें।',
  until: '{time} तक मान्य।',
  yours: 'आपका काम: {task}',
  advice: 'लोगों से कहा गया: {action}',
  answer: 'मैं जा रहा/रही हूँ, या नहीं जा सकता/सकती। एक स्पर्श में उत्तर दें: {link}',
  answerShort: 'जा रहे हैं या नहीं: {link}',
  task: {
    police: 'क्षेत्र के किनारे सड़कें बंद करें। किसी को अंदर न जाने दें।',
    fire: 'हवा आने की दिशा से पास जाएँ। श्वास उपकरण और दूसरे साथी के बिना कोई अंदर न जाए।',
    health: 'अस्पताल तैयार करें। एम्बुलेंस क्षेत्र के बाहर, हवा आने की दिशा में रुकें।',
    plant: 'सुरक्षित हो तो रिसाव रोकें। अपने लोगों की गिनती करें और संख्या बताएँ।',
    local: 'गाँवों को इसी क्रम में फ़ोन करें। बताएँ किसे सहायता चाहिए। क्षेत्र के बाहर रहें।',
    district: 'नियंत्रण कक्ष खोलें। पुलिस, अग्निशमन और एम्बुलेंस को हवा आने की दिशा में रखें।',
    state: 'दूसरे ज़िलों से सहायता तैयार रखें।',
  },
};
