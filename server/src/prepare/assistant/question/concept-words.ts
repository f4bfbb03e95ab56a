/**
 * What people say for an idea, in English, Hindi, Gujarati, Marathi and Hindi in Latin letters. A word stands for every word that begins with it,
 * for endings carry grammar; with a point at its end it is a whole word. `normalise` gives both sides one spelling.
 */
export const conceptWords = {
  /** Nobody says this of what is not a person. */
  down: `collapsed; unconscious; unresponsive; fainted; passed out; not breathing; isnt breathing; stopped breathing; suffocat; asphyxiat; overcome by; knocked out; lost consciousness; blacked out; no pulse; gassed;
    बेहोश; बेसुध; मूर्छित; अचेत; होश नहीं; दम घुट; सांस नहीं ले; सांस बंद; गैस लग गई; behosh; hosh nahi; dam ghut;
    બેભાન; બેહોશ; બેશુદ્ધ; મૂર્છિત; ભાન નથી; ગૂંગળા; ગુંગળા; શ્વાસ નથી; ગેસ લાગ; ઢળી પડ;
    बेशुद्ध; मूर्च्छित; शुद्ध हरप; गुदमर; श्वास घेत नाही; श्वास बंद; वायू लाग; bhan nathi; behosh`,
  /** Of a person it means the same. */
  weakDown: `fell; fallen; falls; went down; gone down; down in; lying; not moving; isnt moving; motionless; does not answer; not answer; doesnt answer; no answer; not respond; doesnt respond; no response; not reply; trapped; stuck; missing; not come out; not come back; not returned; hasnt come; overcome; collapse; faint; unwell; dizzy; seizure;
    गिर; पड़ा; पडा; जवाब नहीं; हिल नहीं; हिलता नहीं; फंस; बाहर नहीं आ; लौटा नहीं; लापता; चक्कर; gir gaya; gir gya; gir pada; phas gaya;
    પડી ગ; પડ્યો; પડેલ; જવાબ નથી; જવાબ આપતો નથી; હલતો નથી; હલનચલન; ફસા; બહાર નથી આવ; બહાર આવ્યો નથી; ગુમ.; ચક્કર;
    पडला; पडली; पडलेला; पडले; कोसळ; प्रतिसाद; उत्तर देत नाही; हलत नाही; हालचाल नाही; अडक; बाहेर आला नाही; बाहेर आलेला नाही; बेपत्ता; चक्कर`,
  person: `person; people.; man.; men.; woman; worker; workman; workmen; labour; labor; contractor; operator; fitter; welder; cleaner; colleague; somebody; someone; anybody; anyone; casualty; victim; boy; girl; child; guy; he.; she.; him.; her.; helper; driver; crew; friend; mate.; employee; technician;
    कोई; व्यक्ति; आदमी; मजदूर; कामगार; कर्मचारी; साथी; सहकर्मी; औरत; बच्च; लड़क; ड्राइवर; चालक; ऑपरेटर; आदमि; लोग; aadmi; mazdoor; majdoor; koi.;
    કોઈ; માણસ; વ્યક્તિ; કામદાર; મજૂર; કર્મચારી; સાથી; બાળક; ડ્રાઇવર; ઓપરેટર; સહકર્મી; લોકો;
    कोणी; कोणाला; माणूस; माणस; व्यक्ती; सहकारी; मुल; चालक; ऑपरेटर; मजूर; लोक.`,
  rescue: `rescue; save.; fetch; pull him; pull her; pull them; pull out; get him out; get her out; get them out; bring him; bring her; bring them; bring out; drag; retrieve; recover the; carry him; go after; after them; after him; help him; help them; help her;
    बचा; निकाल; बाहर लाऊ; बाहर ला; bacha; nikal;
    બચાવ; બહાર કાઢ; બહાર લાવ; કાઢવા; ઉગાર;
    वाचव; बाहेर काढ; बाहेर आण; सोडव`,
  enter: `enter; go in.; go inside; go into; climb in; climb into; get in.; get into; step in; jump in; send somebody; send someone; send a man; send people; send in.; went in; gone in; goes in; inside.; entry;
    अंदर जा; अंदर उतर; अंदर घुस; भीतर जा; उतर; घुस; andar ja; andar jau;
    અંદર જ; અંદર ઊતર; અંદર ઉતર; ઊતર; ઉતર; અંદર ઘૂસ; પ્રવેશ;
    आत जा; आत उतर; आत शिर; उतर; प्रवेश; आतमध्ये`,
  confined: `tank; vessel; pit.; pits.; sump; sewer; manhole; silo; reactor; confined space; drain; well.; column; vat.; drum; cellar; basement; trench; chamber; boiler; hold.; container; septic;
    टंकी; टैंक; टँक; गड्ढ; गड्डे; सीवर; मैनहोल; कुएं; कुआं; गटर; हौज; नाल; रिएक्टर; तहखान; सेप्टिक; tanki;
    ટાંકી; ટેન્ક; ખાડ; ગટર; કૂવ; મેનહોલ; રિએક્ટર; ભોંયર; સેપ્ટિક;
    टाकी; टाक्य; टाकीत; खड्ड; गटार; मॅनहोल; विहिर; विहीर; रिअॅक्टर; अणुभट्टी; नाला; तळघर; सेप्टिक`,
  gas: `gas.; gases; fume; vapour; vapor; cloud; smoke; गैस; धुआ; ગેસ; વાયુ; ધુમાડ; वायू; वायु; गॅस; धूर`,
  firstAid: `first aid; firstaid; antidote; treat him; treat a; treatment; what do i give;
    प्राथमिक उपचार; प्राथमिक चिकित्सा; फर्स्ट एड; इलाज; prathmik upchar;
    પ્રાથમિક સારવાર; પ્રાથમિક ઉપચાર; ફર્સ્ટ એઇડ; સારવાર; प्रथमोपचार; प्रथमोउपचार; उपचार काय`,
  body: `eye.; eyes.; skin; hand.; hands.; face.; mouth; arm.; leg.; lungs; breathed; inhal; swallow; frostbite; cough; clothes; body.;
    आंख; त्वचा; चमड़ी; चमडी; हाथ; चेहर; मुंह; सांस; निगल; खांसी; शरीर; बदन; aankh; saans;
    આંખ; ચામડી; ત્વચા; હાથ; મોં; શ્વાસ; ગળી ગ; ઉધરસ; શરીર;
    डोळ; त्वचे; कातडी; हात.; हाता; तोंड; श्वास; गिळ; खोकला; अंगा; शरीर`,
  hurt: `splash; got on; got into; gets on; gets into; spilled on; spilt on; burn; breathed; inhal; swallow; exposed; in his eye; in her eye; in my eye; in the eye; in the eyes; on his; on her; on my; on the skin; on skin; poison; drank; sprayed on;
    चला गय; चली गई; चला गया; पड़ गय; गिर गय; लग गय; लग गई; छींट; जल गय; निगल; खांसी; जलन;
    ગયું; ગયો; ગઈ; પડ્યું; લાગ્યું; છાંટ; દાઝ; બળ; ગળી; ઉધરસ; ઊડ્યું; ઉડ્યું;
    गेला; गेले; गेली; उडाल; पडल; लागल; भाजल; गिळ; खोकला; जळजळ; शिंतोड`,
  agent: `acid; caustic; alkali; lye.; chemical; एसिड; ऍसिड; अॅसिड; ॲसिड; तेजाब; अम्ल; आम्ल; रसायन; એસિડ; તેજાબ; રસાયણ`,
  fire: `fire.; burning; burns.; ablaze; flame; alight; bleve; आग; जल रह; लपट; aag; આગ; સળગ; જ્વાળા; पेट; जळत; ज्वाळा`,
  carrier: `tanker; tank.; tanks.; bullet; truck; wagon; sphere; vessel; cylinder; lorry; railcar; rail car; trailer;
    टैंकर; टंकी; टैंक; टँकर; टँक; गाड़ी; ट्रक; सिलेंडर; बुलेट; वैगन; tanker;
    ટેન્કર; ટાંકી; ટેન્ક; ટ્રક; સિલિન્ડર; બુલેટ; વેગન;
    टाकी; सिलिंडर; सिलेंडर; ट्रक; वॅगन`,
  howFar: `how far; distance; evacuat; isolat; radius; cordon; clear an area; do we clear; keep people; move people; people back; safe distance; metres away; how wide; pull back; stand back; move back; far away; far back; exclusion;
    कितनी दूर; दूरी; कितने मीटर; कितने किलोमीटर; हटाए; हटाना; हटाऊ; खाली करा; घेरा; kitni door; kitna door;
    કેટલે દૂર; કેટલા દૂર; કેટલું દૂર; અંતર; ખસેડ; ખાલી કરા; ઘેરો; કેટલા મીટર;
    किती दूर; किती लांब; अंतर; हलव; रिकाम; किती मीटर; स्थलांतर; घेरा`,
  leak: `leak; spill; releas; escaping; burst; ruptur; broke; venting; pouring; puddle; gushing;
    रिस; लीक; फट; फूट; बह रह; निकल रह; leak; lik ho;
    લીક; ગળ; ફાટ; ઢોળા; નીકળ; छूट; गळ; गळती; फुट; सांड; निसट; लीकेज`,
  water: `water; hose; spray; पानी; पाणी; પાણી; pani.`,
  put: `put; pour; spray; use.; using; may; can.; allowed; should; ok.; safe to; डाल; छिड़क; मार; टाक; ફેંક; છાંટ; નાખ; नाख; फवार; सकते; शकतो; શકાય; चालेल`,
  howMany: `how many; number of people; population; residents; inhabitants; headcount; households; people live; people are; people within; people inside; people around; people near; who lives; many live;
    कितने लोग; कितने आदमी; आबादी; जनसंख्या; kitne log; કેટલા લોકો; કેટલા માણસ; વસ્તી; વસતી; किती लोक; किती माणस; लोकसंख्या; लोकवस्ती`,
  around: `around; nearby; near us; near the; live.; living; lives; आसपास; आस पास; रहते; राहत; आजूबाजू; આસપાસ; આજુબાજુ; રહે`,
  onDuty: `on duty; on call; duty officer; duty engineer; duty roster; duty rota; rota.; roster; on shift; shift in charge; who is on.; standby; in charge now; in charge tonight;
    ड्यूटी पर; ड्यूटी पे; ड्यूटी किस; शिफ्ट में; पाली में; तैनात; duty par; duty pe;
    ફરજ પર; ડ્યૂટી પર; ડ્યુટી પર; શિફ્ટમાં; પાળીમાં; ફરજ ઉપર;
    कर्तव्यावर; ड्युटीवर; ड्यूटीवर; पाळीवर; पाळीत; शिफ्टवर; ड्युटीला`,
  duties: `duties; legal dut; obligation; statutory; compliance; deadline; what is due; whats due; things due; due now; due this; due next; are due; overdue; pending dut; inspection due; audit due; drill due; returns due; due date;
    कर्तव्य.; दायित्व; कानूनी; बकाया; देय; नियत तारीख; अनुपालन; कौन से काम बाकी; ड्रिल कब; लंबित;
    ફરજો; કાનૂની; કાયદાકીય; બાકી; જવાબદારી; મુદત; પાલન;
    कर्तव्ये; कायदेशीर; प्रलंबित; थकीत; देय; मुदत; जबाबदार; बाकी`,
  stock: `how much; where is; where are; wheres; stored at; is stored; in stock; stock; on site; inventory; do we have; have we; what does; what do they; what is kept; kept at; keep at; which chemicals; what chemicals; quantity of; tonnes of; store.;
    कितना; कितनी; कितने; कहां; रखा; रखी; रखे; भंडार; स्टॉक; मात्रा; मौजूद; kitna; kitni; kahan; kaha hai;
    કેટલો; કેટલી; કેટલું; ક્યાં; રાખ; જથ્થ; સ્ટોક; સંગ્રહ;
    किती; कुठे; ठेव; साठ; स्टॉक; उपलब्ध`,
  expired: `expired; expiry; expires; past its date; past their date; past date; past the date; out of date; shelf life; use by;
    एक्सपायर; समाप्त हो; तारीख निकल; तारीख बीत; अवधि समाप्त; मियाद; expire;
    એક્સપાયર; મુદત પૂરી; મુદત વીત; તારીખ વીત; તારીખ પૂરી; કાલબાહ્ય;
    कालबाह्य; मुदत संप; तारीख उलट; मुदतबाह्य`,
  telephone: `phone; telephone; ring.; call.; contact; number of the; number for; number to; number of.; control room; gate number; numbers.; whom do; who do i call; dial; reach the;
    फोन; का नंबर; के नंबर; संपर्क; किसे बुला; किसको; कंट्रोल रूम; नियंत्रण कक्ष; કોને ફોન; ફોન; નો નંબર; ના નંબર; સંપર્ક; દૂરભાષ; કંટ્રોલ રૂમ;
    दूरध्वनी; चा नंबर; चा क्रमांक; कोणाला; कंट्रोल रूम`,
  report: `report; notify; notif; inform; intimat; tell the authorit; सूचना; रिपोर्ट; खबर; बताना; सूचित; જાણ; રિપોર્ટ; અહેવાલ; સૂચના; ખબર; कळव; अहवाल; सूचना; रिपोर्ट`,
  accident: `accident; authority; authorities; major accident; incident to; दुर्घटना; हादस; અકસ્માત; દુર્ઘટના; अपघात; दुर्घटना`,
  when: `when.; by when; how soon; how long; hours; deadline; within; time limit; कब; कितने घंट; घंट; समय सीमा; દિવસ; ક્યારે; કલાક; કેટલા સમય; कधी; तास; किती वेळ; मुदत`,
  allClear: `all clear; allclear; clear signal; end the warning; end of the warning; lift the warning; call off; खतरा टल; सब ठीक; ऑल क्लियर; चेतावनी हटा; चेतावनी समाप्त; ઓલ ક્લિયર; ચેતવણી હટાવ; ચેતવણી પૂરી; ખતરો ટળ; धोका टळ; ऑल क्लिअर; इशारा मागे; इशारा संप`,
} as const;

export type Concept = keyof typeof conceptWords;
