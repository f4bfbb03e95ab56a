import type { BreakGlassLine, ReportLanguage } from '@hazardguard/contract';

interface ReportWords {
  readonly title: string;
  readonly person: string;
  readonly opened: string;
  readonly everything: string;
  readonly reason: string;
  readonly from: string;
  readonly until: string;
  readonly endedBy: string;
  readonly approvedBy: string;
  readonly rows: (count: number) => string;
  readonly heads: readonly string[];
  readonly kind: Readonly<Record<BreakGlassLine['kind'], string>>;
  readonly nothing: string;
  readonly note: string;
}

export const reportWords: Readonly<Record<ReportLanguage, ReportWords>> = {
  en: {
    title: 'Emergency access: what was read and changed',
    person: 'Person',
    opened: 'Opened',
    everything: 'Everything (an earlier version)',
    reason: 'Reason',
    from: 'From',
    until: 'Until',
    endedBy: 'Ended by',
    approvedBy: 'Approved by',
    rows: (count) => `Rows: ${count}`,
    heads: ['Time', 'Act', 'Kind of row', 'Row', 'Call or columns'],
    kind: { read: 'read', added: 'added', changed: 'changed', removed: 'removed', done: 'done' },
    nothing: 'Nothing was read or changed.',
    note: 'From the audit record. A file is listed as one row: it held the rows of the opened sites.',
  },
  hi: {
    title: 'आपातकालीन पहुँच: क्या पढ़ा और बदला गया',
    person: 'व्यक्ति',
    opened: 'खोला गया',
    everything: 'सब कुछ (पुराना संस्करण)',
    reason: 'कारण',
    from: 'से',
    until: 'तक',
    endedBy: 'किसने समाप्त किया',
    approvedBy: 'किसने स्वीकृत किया',
    rows: (count) => `पंक्तियाँ: ${count}`,
    heads: ['समय', 'कार्य', 'पंक्ति का प्रकार', 'पंक्ति', 'कॉल या स्तंभ'],
    kind: { read: 'पढ़ा', added: 'जोड़ा', changed: 'बदला', removed: 'हटाया', done: 'किया' },
    nothing: 'कुछ भी पढ़ा या बदला नहीं गया।',
    note: 'ऑडिट रिकॉर्ड से। फ़ाइल एक पंक्ति के रूप में सूचीबद्ध है: उसमें खोले गए स्थलों की पंक्तियाँ थीं।',
  },
  gu: {
    title: 'કટોકટી ઍક્સેસ: શું વંચાયું અને બદલાયું',
    person: 'વ્યક્તિ',
    opened: 'ખોલેલું',
    everything: 'બધું (જૂનું સંસ્કરણ)',
    reason: 'કારણ',
    from: 'થી',
    until: 'સુધી',
    endedBy: 'કોણે પૂરું કર્યું',
    approvedBy: 'કોણે મંજૂર કર્યું',
    rows: (count) => `પંક્તિઓ: ${count}`,
    heads: ['સમય', 'કાર્ય', 'પંક્તિનો પ્રકાર', 'પંક્તિ', 'કૉલ કે કૉલમ'],
    kind: { read: 'વાંચ્યું', added: 'ઉમેર્યું', changed: 'બદલ્યું', removed: 'કાઢ્યું', done: 'કર્યું' },
    nothing: 'કંઈ વંચાયું કે બદલાયું નથી.',
    note: 'ઑડિટ રેકોર્ડમાંથી. ફાઇલ એક પંક્તિ તરીકે નોંધાય છે: તેમાં ખોલેલાં સ્થળોની પંક્તિઓ હતી.',
  },
  mr: {
    title: 'आपत्कालीन प्रवेश: काय वाचले आणि बदलले',
    person: 'व्यक्ती',
    opened: 'उघडलेले',
    everything: 'सर्व काही (जुनी आवृत्ती)',
    reason: 'कारण',
    from: 'पासून',
    until: 'पर्यंत',
    endedBy: 'कोणी संपवला',
    approvedBy: 'कोणी मंजूर केला',
    rows: (count) => `ओळी: ${count}`,
    heads: ['वेळ', 'कृती', 'ओळीचा प्रकार', 'ओळ', 'कॉल किंवा स्तंभ'],
    kind: { read: 'वाचले', added: 'जोडले', changed: 'बदलले', removed: 'काढले', done: 'केले' },
    nothing: 'काहीही वाचले किंवा बदलले नाही.',
    note: 'ऑडिट नोंदीतून. फाइल एक ओळ म्हणून दिली आहे: तीत उघडलेल्या स्थळांच्या ओळी होत्या.',
  },
};
