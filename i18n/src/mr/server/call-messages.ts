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
  change: {
    adds: 'जोडलेली गावे: {names} ({count}; {people} लोक).',
    releases: 'वगळलेली गावे: {names} ({count}; {people} लोक).',
    toActNow: 'तयार राहा मधून आत्ता कृती करा मध्ये: {names} ({count}; {people} लोक).',
    toBeReady: 'आत्ता कृती करा मधून तयार राहा मध्ये: {names} ({count}; {people} लोक).',
    nobody: 'कोणतेही गाव जोडले, वगळले किंवा बदलले नाही.',
    unknown: 'येथे कोणतेही गाव नोंदलेले नाही: नकाशावर क्षेत्रांची तुलना करा.',
    incomplete: 'यादीत आहेत त्यापेक्षा जास्त गावे आहेत.',
    andMore: '{names} आणि आणखी {count}',
  },
};
