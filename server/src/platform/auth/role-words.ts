import { type InvitationLanguage, roleTitles, type SignedInRole } from '@hazardguard/contract';

/** What the roles are called in messages. */
export const roleWords: Readonly<Record<InvitationLanguage, Readonly<Record<SignedInRole, string>>>> = {
  en: roleTitles,
  hi: {
    plant: 'संयंत्र सुरक्षा दल',
    imt: 'घटना प्रबंधन दल',
    l0: 'स्थानीय प्राधिकरण (L0)',
    l1: 'ज़िला प्राधिकरण (L1)',
    l2: 'राज्य प्राधिकरण (L2)',
    l3: 'राष्ट्रीय प्राधिकरण (L3)',
    admin: 'प्रशासक',
  },
  gu: {
    plant: 'પ્લાન્ટ સલામતી ટીમ',
    imt: 'ઘટના વ્યવસ્થાપન ટીમ',
    l0: 'સ્થાનિક સત્તામંડળ (L0)',
    l1: 'જિલ્લા સત્તામંડળ (L1)',
    l2: 'રાજ્ય સત્તામંડળ (L2)',
    l3: 'રાષ્ટ્રીય સત્તામંડળ (L3)',
    admin: 'એડમિન',
  },
  mr: {
    plant: 'कारखाना सुरक्षा पथक',
    imt: 'घटना व्यवस्थापन पथक',
    l0: 'स्थानिक प्राधिकरण (L0)',
    l1: 'जिल्हा प्राधिकरण (L1)',
    l2: 'राज्य प्राधिकरण (L2)',
    l3: 'राष्ट्रीय प्राधिकरण (L3)',
    admin: 'प्रशासक',
  },
};
