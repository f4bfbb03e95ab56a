/** Words of questions and of many names: none of them means one site or one item of a register. */
const english = `
able about after again against ago all allowed also always amount answer anybody anyone anything area around ask asked away back bad because before behind
beside best better between both bring building bullet burn burning burns bury call called calls came can cannot case chemical chemicals chief city clear close
come coming company control cover cross cylinder cylinders danger dangerous date day days dead depot die district does done door down drain drum duties duty
each east eight else emergency enough enter escape evacuate even every everyone exact exactly exist explain explosion far farm farms fast few fetch find fire first five for found four
from full gas gases get gets give given goes going gone good group half hand happen happened happens hazard head hear help here high highest highway hospital hot hour
hours house how hundred hydro immediately incident india indian industrial industries industry inform information injured inside into inventory just keep kept kill
kind know known large last late leak leaking leaks leave left less level levels life like limited limits line list little live lives local long look lot low ltd main make
man many map materials may mean means measure medical men meter metre might minutes month more most move much must name near nearby nearest need needs never new next night nobody none north
nothing notify now number numbers off office officer oil one only open other our outside over own park parks people per person phone pipe pipeline place plant plants please point
police possible power private problem product products public put pvt quantity question quick quickly rain reach read release report rescue respond response right risk road
room rules run safe safety said same say school second see send seven several shall shelter should show side sign site sites situation six small smell smoke some somebody
someone something soon source south speak spill spilling spray staff start state station stay still stock stop storage store stored stores story street substance tank tanker
tankers tanks ten terminal than thank thanks them then they thing think this those thousand three tonight tonner town train truck turn two type under unit until upon use used
using valve vehicle very vessel village villages wait want warn warning water way week well went were west what whom wind within without word words work worker workers working
works worst would write wrong year years yes yet your zone
`;

/** The same in the Hindi, Gujarati and Marathi of names: gas, plant, company, district, factory, terminal. */
const native = `
गैस गॅस प्लांट कंपनी फैक्टरी फैक्ट्री जिला जिल्हा कारखाना केमिकल केमिकल्स उद्योग साइट टैंक टैंकर टर्मिनल लिमिटेड कितना कितनी कितने किती कहां कौन कोण क्या काय करें करना लोग लोक रात आज
ગેસ પ્લાન્ટ કંપની ફેક્ટરી જિલ્લા કારખાના કેમિકલ ઉદ્યોગ સાઇટ ટાંકી ટેન્કર ટર્મિનલ લિમિટેડ કેટલો કેટલી કેટલા ક્યાં કોણ શું કરું કરવું લોકો રાત આજે
`;

export const commonWords: ReadonlySet<string> = new Set(`${english} ${native}`.trim().split(/\s+/));
