import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['roles']> = {
  plant: 'कारखाना सुरक्षा पथक',
  imt: 'घटना व्यवस्थापन पथक',
  l0: 'स्थानिक प्राधिकरण (L0)',
  l1: 'जिल्हा प्राधिकरण (L1)',
  l2: 'राज्य प्राधिकरण (L2)',
  l3: 'राष्ट्रीय प्राधिकरण (L3)',
  admin: 'प्रशासक',
};
