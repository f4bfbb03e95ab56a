import type { ServerTexts } from '../../catalogues.gen.ts';

export const texts: ServerTexts['invitation'] = {
  subject: 'HazardGuard: तुम्हाला आमंत्रण आहे',
  text: (inviter, role, link, hours) =>
    `${inviter} तुम्हाला HazardGuard मध्ये या भूमिकेसाठी आमंत्रित करत आहेत: ${role}.\n\nहे पान उघडा, तुमचे नाव लिहा आणि पासवर्ड निवडा:\n${link}\n\nलिंक एकदाच चालते आणि ${hours} तासांनंतर संपते. तुम्हाला हा ई-मेल अपेक्षित नसेल तर त्याकडे दुर्लक्ष करा.`,
};
