import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['roles']> = {
  plant: 'संयंत्र सुरक्षा दल',
  imt: 'घटना प्रबंधन दल',
  l0: 'स्थानीय प्राधिकरण (L0)',
  l1: 'ज़िला प्राधिकरण (L1)',
  l2: 'राज्य प्राधिकरण (L2)',
  l3: 'राष्ट्रीय प्राधिकरण (L3)',
  admin: 'प्रशासक',
};
