import type { ImportFields } from './importer.ts';

const position = {
  latitude: {
    type: 'latitude',
    headers: ['latitude', 'lat', 'y', 'lat deg', 'gps latitude', 'y coordinate', 'latitude n', 'lat n', 'अक्षांश', 'અક્ષાંશ', 'अक्षांश उत्तर'],
  },
  longitude: {
    type: 'longitude',
    headers: ['longitude', 'long', 'lon', 'lng', 'x', 'long deg', 'gps longitude', 'x coordinate', 'longitude e', 'long e', 'देशांतर', 'देशान्तर', 'रेखांश', 'રેખાંશ'],
  },
} as const satisfies ImportFields;

const siteHeaders = [
  'industry name', 'name of industry', 'name of the industry', 'industry', 'name of unit', 'name of the unit', 'unit name', 'name of factory', 'factory name', 'factory', 'site', 'site name', 'name of site',
  'plant', 'plant name', 'name of plant', 'company', 'company name', 'name of company', 'name of the company', 'mah unit', 'name of mah unit', 'mah factory', 'occupier', 'establishment', 'name of establishment', 'firm',
  'उद्योग का नाम', 'उद्योग', 'कारखाने का नाम', 'कारखाना', 'इकाई का नाम', 'इकाई', 'कंपनी', 'कंपनी का नाम', 'उद्योगाचे नाव', 'कारखान्याचे नाव',
  'ઉદ્યોગનું નામ', 'ઉદ્યોગ', 'કારખાનાનું નામ', 'કારખાનું', 'એકમનું નામ', 'એકમ', 'કંપની', 'કંપનીનું નામ',
];

const phoneHeaders = [
  'phone', 'phone no', 'phone number', 'telephone', 'telephone no', 'tel', 'mobile', 'mobile no', 'mobile number', 'contact', 'contact no', 'contact number', 'cell', 'whatsapp', 'whatsapp no', 'contact details', 'ph no',
  'फोन', 'फ़ोन', 'मोबाइल', 'मोबाइल नंबर', 'मोबाईल', 'दूरभाष', 'संपर्क', 'संपर्क नंबर', 'ફોન', 'મોબાઇલ', 'મોબાઈલ', 'મોબાઇલ નંબર', 'સંપર્ક', 'સંપર્ક નંબર',
];

const emailHeaders = ['email', 'e mail', 'email id', 'e mail id', 'mail', 'mail id', 'email address', 'e mail address', 'ईमेल', 'ई मेल', 'ઈમેલ', 'ઇમેઇલ', 'ઈ મેલ'];

export const industryImportFields = {
  industryName: { type: 'text', headers: ['name', ...siteHeaders, 'नाम', 'નામ', 'नाव'], needed: true },
  district: { type: 'text', headers: ['district', 'district name', 'name of district', 'dist', 'zilla', 'jilla', 'जिला', 'ज़िला', 'जिले का नाम', 'जिल्हा', 'જિલ્લો', 'જીલ્લો'] },
  safetyTeamContact: {
    type: 'text',
    headers: ['safety team contact', 'safety contact', 'safety officer', 'safety officer contact', 'emergency contact', 'emergency contact no', 'emergency number', 'team contact', ...phoneHeaders, ...emailHeaders],
  },
  ...position,
} as const satisfies ImportFields;

export const inventoryImportFields = {
  industryName: { type: 'text', headers: siteHeaders, needed: true },
  itemNo: {
    type: 'text',
    headers: ['item no', 'item', 'item number', 'tag', 'tag no', 'tank no', 'tank', 'vessel no', 'vessel', 'equipment no', 'item id', 'no', 'sr no', 'sl no', 's no', 'serial no', 'serial number', 'sr', 'क्रमांक', 'क्रम', 'क्र', 'अनु क्र', 'अ क्र', 'ક્રમ', 'અનુક્રમ', 'ક્રમાંક', 'टैंक', 'ટાંકી'],
  },
  productName: { type: 'text', headers: ['product name', 'name of product', 'product', 'trade name', 'material', 'material name', 'name of material', 'commercial name', 'उत्पाद', 'उत्पाद का नाम', 'उत्पादन', 'સામગ્રી', 'ઉત્પાદન', 'ઉત્પાદનનું નામ'] },
  substanceName: {
    type: 'text',
    headers: [
      'substance name', 'substance', 'chemical', 'chemical name', 'name of chemical', 'name of the chemical', 'name of chemicals', 'hazardous chemical', 'name of hazardous chemical', 'name of substance', 'ingredient', 'chemical stored',
      'name', 'रसायन', 'रसायन का नाम', 'रासायनिक नाम', 'पदार्थ', 'रसायनाचे नाव', 'રસાયણ', 'રસાયણનું નામ', 'કેમિકલ', 'કેમિકલનું નામ', 'પદાર્થ',
    ],
  },
  concentration: { type: 'text', headers: ['concentration', 'conc', 'strength', 'purity', 'assay', 'सांद्रता', 'शुद्धता', 'સાંદ્રતા', 'શુદ્ધતા'] },
  casNo: { type: 'cas', headers: ['cas no', 'cas', 'cas number', 'cas rn', 'casrn', 'cas registry number', 'सीएएस', 'सीएएस संख्या', 'સીએએસ', 'સીએએસ નંબર'] },
  quantity: {
    type: 'quantity',
    headers: [
      'quantity', 'qty', 'amount', 'stock', 'quantity on hand', 'quantity stored', 'stored quantity', 'max quantity', 'maximum quantity', 'max storage', 'maximum storage', 'max storage quantity', 'storage quantity', 'storage capacity', 'capacity', 'maximum inventory', 'inventory', 'present stock',
      'मात्रा', 'भंडार', 'भंडारण मात्रा', 'साठा', 'प्रमाण', 'જથ્થો', 'માત્રા', 'સંગ્રહ', 'સ્ટોક',
    ],
  },
  unit: { type: 'unit', headers: ['unit', 'uom', 'units', 'unit of measure', 'measure', 'इकाई', 'एकक', 'मात्रक', 'એકમ', 'માપ'] },
  hazardClass: { type: 'text', headers: ['hazard class', 'class', 'hazard', 'ghs class', 'un class', 'hazard classification', 'hazard category', 'nature of hazard', 'category of hazard', 'खतरा', 'खतरा वर्ग', 'धोका', 'જોખમ', 'જોખમ વર્ગ'] },
  location: {
    type: 'text',
    headers: ['location', 'storage location', 'place', 'area', 'store', 'warehouse', 'storage', 'place of storage', 'storage place', 'storage area', 'mode of storage', 'type of storage', 'stored in', 'location of storage', 'storage type', 'स्थान', 'भंडारण स्थान', 'भंडारण', 'ठिकाण', 'સ્થળ', 'સ્થાન', 'સંગ્રહ સ્થળ'],
  },
  dateReceived: { type: 'date', headers: ['date received', 'received', 'received on', 'received date', 'receipt date', 'date of receipt', 'receiving date', 'date', 'प्राप्ति तिथि', 'प्राप्ति दिनांक', 'दिनांक', 'મળ્યા તારીખ', 'પ્રાપ્તિ તારીખ', 'તારીખ'] },
  dateExpired: { type: 'date', headers: ['date expired', 'expires', 'expiry', 'expiry date', 'expiration date', 'date of expiry', 'best before', 'valid upto', 'valid till', 'expired date', 'समाप्ति तिथि', 'अवसान तिथि', 'मुदत', 'સમાપ્તિ તારીખ', 'અંતિમ તારીખ'] },
  supplier: { type: 'text', headers: ['supplier', 'vendor', 'supplier name', 'name of supplier', 'manufacturer', 'source', 'आपूर्तिकर्ता', 'विक्रेता', 'पुरवठादार', 'સપ્લાયર', 'પુરવઠાકાર'] },
} as const satisfies ImportFields;

export const receptorImportFields = {
  name: {
    type: 'text',
    headers: ['name', 'place', 'place name', 'title', 'school name', 'name of school', 'schoolname', 'facility', 'facility name', 'name of facility', 'health facility name', 'hospital name', 'name of hospital', 'name of the facility', 'institution', 'institution name', 'name en', 'नाम', 'विद्यालय का नाम', 'स्कूल का नाम', 'अस्पताल का नाम', 'शाळेचे नाव', 'नाव', 'નામ', 'શાળાનું નામ', 'હોસ્પિટલનું નામ'],
  },
  kind: { type: 'kind', headers: ['kind', 'type', 'category', 'class', 'amenity', 'facility type', 'type of facility', 'hospital type', 'place type', 'fclass', 'प्रकार', 'श्रेणी', 'પ્રકાર'] },
  ...position,
  people: {
    type: 'number',
    headers: [
      'people', 'population', 'persons', 'capacity', 'count', 'headcount', 'head count', 'students', 'total students', 'no of students', 'number of students', 'total enrolment', 'total enrollment', 'enrolment', 'enrollment', 'total enrolment 2023 24', 'beds', 'no of beds', 'number of beds', 'bed strength', 'total beds', 'bed capacity', 'strength',
      'छात्र', 'कुल छात्र', 'छात्र संख्या', 'जनसंख्या', 'विद्यार्थी', 'लोग', 'વિદ્યાર્થીઓ', 'કુલ વિદ્યાર્થીઓ', 'વસ્તી', 'લોકો',
    ],
  },
  phone: { type: 'phone', headers: phoneHeaders },
  sourceKey: { type: 'text', headers: ['udise code', 'udise', 'udise school code', 'udise cd', 'udise id', 'school code', 'hmis code', 'nin', 'nin number', 'nin no', 'facility id', 'facility code', 'hfr id', 'osm id', 'यूडाइस कोड', 'યુડાઇસ કોડ'] },
} as const satisfies ImportFields;

export const contactImportFields = {
  name: { type: 'text', headers: ['name', 'full name', 'person', 'officer', 'name of officer', 'officer name', 'name of the officer', 'member name', 'name of member', 'contact person', 'name of person', 'नाम', 'अधिकारी का नाम', 'नाव', 'નામ', 'અધિકારીનું નામ'], needed: true },
  designation: { type: 'text', headers: ['designation', 'post', 'title', 'position', 'rank', 'पद', 'पदनाम', 'હોદ્દો', 'पदनाव'] },
  department: { type: 'text', headers: ['department', 'dept', 'division', 'section', 'विभाग', 'વિભાગ'] },
  role: { type: 'text', headers: ['role', 'duty', 'responsibility', 'function', 'team role', 'role in dcg', 'भूमिका', 'कार्य', 'ભૂમિકા', 'જવાબદારી'] },
  contactNumber: { type: 'phone', headers: phoneHeaders },
  emailAddress: { type: 'email', headers: emailHeaders },
  address: { type: 'text', headers: ['address', 'office', 'office address', 'location', 'postal address', 'पता', 'कार्यालय', 'पत्ता', 'સરનામું', 'કચેરી'] },
  group: { type: 'text', headers: ['group', 'level', 'tier', 'team', 'committee', 'crisis group', 'समूह', 'स्तर', 'જૂથ', 'સ્તર'] },
} as const satisfies ImportFields;
