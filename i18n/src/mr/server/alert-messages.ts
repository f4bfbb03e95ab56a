import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-messages']> = {
  subject: { Alert: 'इशारा: {hazard}', Update: 'बदललेला इशारा: {hazard}', Cancel: 'इशारा संपला: {hazard}' },
  mark: { Exercise: 'EXERCISE - सराव. कोणताही धोका नाही.', Test: 'TEST - चाचणी. कोणताही धोका नाही.' },
  action: 'काय करावे',
  where: 'कुठे',
  when: 'केव्हा',
  from: 'कोणी पाठवले',
  now: 'सध्याची स्थिती: {link}',
  answer: 'तुम्ही सुरक्षित आहात की मदत हवी आहे? इथे कळवा: {link}',
  answerShort: 'सुरक्षित आहात की मदत हवी? {link}',
  stop: 'हे संदेश बंद करण्यासाठी आणि तुमचा पत्ता पुसण्यासाठी: {link}',
  open: 'इशारा उघडा: {link}',
  acknowledge: 'हे तुम्ही हाताळत आहात का? इथे पुष्टी करा, नाहीतर पुढील स्तराला बोलावले जाईल: {link}',
  acknowledgeShort: 'पुष्टी करा: {link}',
  escalated: 'आता हे तुमच्याकडे आहे: फारच कमी लोकांनी पुष्टी केली आहे.',
  onlyEnglish: 'हा संदेश फक्त इंग्रजीत आहे:',
};
