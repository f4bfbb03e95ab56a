import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['invitation']> = {
  subject: 'HazardGuard: तुम्हाला आमंत्रण आहे',
  text: (inviter, role, link, hours) =>
    `${inviter} तुम्हाला HazardGuard मध्ये या भूमिकेसाठी आमंत्रित करत आहेत: ${role}.\n\nहे पान उघडा, तुमचे नाव लिहा आणि पासवर्ड निवडा:\n${link}\n\nलिंक एकदाच, ${hours} तास चालते. हे काय आहे ते माहीत नसेल तर काही करू नका.`,
};
