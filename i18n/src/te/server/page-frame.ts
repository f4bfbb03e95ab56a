import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['page-frame']> = {
  skip: 'విషయానికి వెళ్ళండి',
  back: 'HazardGuard హోమ్',
  languages: 'భాష',
  demo: 'డెమో: నమూనా పరిశ్రమలు, కల్పిత పరిసరాలు. నిజమైన అత్యవసర పరిస్థితికి కాదు.',
  footer: 'HazardGuard: పారిశ్రామిక ప్రమాదాల సన్నద్ధత, స్పందన వేదిక',
  problem: {
    title: 'ఈ పేజీని ఇప్పుడు చూపలేకపోతున్నాం',
    unavailable: 'రిజిస్టర్ అందుబాటులో లేదు. ఏదీ మారలేదు.',
    tooMany: 'మీ నెట్‌వర్క్ నుండి చాలా అభ్యర్థనలు వచ్చాయి. ఒక నిమిషం వేచి ఉండి మళ్ళీ ప్రయత్నించండి.',
    unexpected: 'సర్వర్‌లో లోపం ఏర్పడింది.',
    requestId: 'అభ్యర్థన సంఖ్య',
    again: 'మళ్ళీ ప్రయత్నించండి',
    call: 'ప్రమాదంలో ఉన్నారా? ఇప్పుడే 112కు కాల్ చేయండి.',
  },
};
