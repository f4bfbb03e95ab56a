import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['map']> = {
  name: 'नक्शा',
  zoomIn: 'पास लाएँ',
  zoomOut: 'दूर ले जाएँ',
  north: 'नक्शे का उत्तर ऊपर करें',
  attribution: 'नक्शे के स्रोत',
  offlineLayer: 'ऑफ़लाइन नक्शा',
  layers: 'नक्शे की परतें',
  noStreets: 'ऑफ़लाइन में सड़कों का विवरण नहीं। तट 1–2 km तक हटा हो सकता है।',
  tilesFail: '“{{layer}}” के चित्र नहीं आ रहे। जहाँ वे नहीं हैं वहाँ ऑफ़लाइन नक्शा दिखता है।',
  noWebGl: { title: 'यह ब्राउज़र नक्शा नहीं बना सकता', text: 'नक्शे को WebGL चाहिए, जो यहाँ बंद है या नहीं है। नक्शे की हर बात पास की तालिकाओं में भी है।' },
  failed: 'नक्शा रुक गया: {{reason}}। उस पर की हर बात पास की तालिकाओं में भी है।',
  marker: 'स्थान: {{latitude}}, {{longitude}}। तीर कुंजियाँ इसे {{step}} m हिलाती हैं, Shift के साथ दस गुना।',
  site: 'स्थल',
  pickHint: 'स्थान तय करने के लिए नक्शे पर क्लिक करें या चिह्न को खींचें।',
  receptorLetter: { school: 'S', hospital: 'H', residential: 'R', industry: 'I', market: 'M', other: '•' },
  wind: '{{point}} से हवा ({{degrees}}°), {{speed}}',
  legend: 'संकेत',
};
