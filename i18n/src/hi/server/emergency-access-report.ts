import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['emergency-access-report']> = {
  title: 'आपातकालीन पहुँच: क्या पढ़ा और बदला गया',
  person: 'व्यक्ति',
  opened: 'पहुँच',
  everything: 'सब कुछ (पुराना संस्करण)',
  reason: 'कारण',
  from: 'से',
  until: 'तक',
  endedBy: 'किसने समाप्त किया',
  approvedBy: 'किसने स्वीकृत किया',
  rows: (count) => `पंक्तियाँ: ${count}`,
  heads: ['समय', 'कार्य', 'पंक्ति का प्रकार', 'पंक्ति', 'कॉल या स्तंभ'],
  kind: { read: 'पढ़ा', added: 'जोड़ा', changed: 'बदला', removed: 'हटाया', done: 'किया' },
  nothing: 'कुछ भी पढ़ा या बदला नहीं गया।',
  note: 'ऑडिट रिकॉर्ड से। डाउनलोड की गई फ़ाइल एक पंक्ति गिनी जाती है; उसमें इन स्थलों की पंक्तियाँ हैं।',
};
