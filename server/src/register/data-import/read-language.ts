import type { PublicLanguage } from '@hazardguard/i18n/languages';

const languages: readonly (readonly [RegExp, PublicLanguage])[] = [
  [/^(en|eng)|english|अंग्रेज|અંગ્રેજ/iu, 'en'],
  [/^hi|hindi|हिन्दी|हिंदी|હિન્દી|હિંદી/iu, 'hi'],
  [/^gu|gujarati|गुजराती|ગુજરાતી/iu, 'gu'],
  [/^mr|marathi|मराठी|મરાઠી/iu, 'mr'],
  [/^ta(m|$)|tamil|तमिल|તમિલ|தமிழ்/iu, 'ta'],
  [/^te(l|$)|telugu|तेलुगु|તેલુગુ|తెలుగు/iu, 'te'],
  [/^(bn|ben)|bengali|bangla|बांग्ला|बंगाली|બંગાળી|বাংলা/iu, 'bn'],
  [/^ur|urdu|उर्दू|उर्दु|ઉર્દૂ|اردو/iu, 'ur'],
];

/** The language that a word of a list names; null: none that is known. */
export const readLanguageWord = (word: string): PublicLanguage | null => languages.find(([words]) => words.test(word))?.[1] ?? null;
