import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: 'तुम्हाला घटना {incident} साठी बोलावले आहे.',
  nothing: 'तिचे अजून काही वर्णन नाही.',
  noWarning: 'तिच्याबद्दल कोणताही इशारा जारी झालेला नाही; लोकांना काहीही पाठवलेले नाही.',
  open: 'घटना उघडा: {link}',
  approval: '{incident} बद्दलच्या इशाऱ्याला तुमची मंजुरी हवी आहे (आवृत्ती {version}).',
  approvalAgain: 'पुन्हा बोलावले: अजून कोणीही निर्णय घेतलेला नाही.',
  approvalHow: 'मजकूर आणि क्षेत्र वाचा, मग मंजूर करा किंवा परत पाठवा. त्याआधी लोकांना काहीही पाठवले जात नाही.',
  approvalOpen: 'वाचा आणि निर्णय घ्या: {link}',
  pressOne: 'पुष्टी करण्यासाठी 1 दाबा: तुम्ही ते हाताळत आहात.',
};
