import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['follow-messages']> = {
  codeSubject: 'HazardGuard: तुमचा कोड',
  codeMail:
    'या पत्त्यावर रासायनिक अपघातांचे इशारे पाठवण्याची विनंती मिळाली आहे.\n\nतुमचा कोड: {code}\n\nतुम्ही ज्या पानावरून आलात तिथे तो लिहा, किंवा हे पान उघडून पुष्टी करा:\n{link}\n\nकोड {minutes} मिनिटे वैध आहे. तुम्ही हे मागितले नसेल तर काहीही करू नका: तुम्हाला इशारे येणार नाहीत आणि पत्ता पुसला जाईल.',
  codeSms: 'HazardGuard: इशारे मिळवण्यासाठी तुमचा कोड {code} आहे. {minutes} मिनिटे वैध. तुम्ही मागितला नसेल तर काही करू नका.',
  testSubject: 'TEST - चाचणी - HazardGuard',
  testPush: 'TEST. ही फक्त चाचणी आहे, कोणताही धोका नाही. {places} साठीचे इशारे असेच येतील.',
  testMail:
    'TEST. ही फक्त चाचणी आहे, कोणताही धोका नाही.\n\nही चाचणी तुम्ही मागितली होती. तुम्ही फॉलो करत असलेल्या ठिकाणांचे इशारे असेच येतील: {places}.\n\nसर्व संदेश बंद करण्यासाठी आणि तुमचा पत्ता पुसण्यासाठी:\n{stop}',
  testSms: 'TEST - HazardGuard. कोणताही धोका नाही. इशारा असा. बंद: {stop}',
  noPlaces: 'अजून कोणतेही ठिकाण नाही',
};
