import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { expect, test } from 'vitest';

const communityTexts = await loadTexts('community-page');

/** A tone alone is no all clear: a person who takes a test for one walks out into the gas. The words to wait for, in each language. */
const allClear = {
  en: /says all clear/,
  hi: /‘ख़तरा टल गया’ न कहे, अंदर रहें/,
  gu: /બધું સલામત ન કહે ત્યાં સુધી અંદર રહો/,
  mr: /‘धोका टळला’ सांगेपर्यंत आत राहा/,
  ta: /ஆபத்து நீங்கியது என்று செய்தி வரும் வரை அல்லது அதிகாரி சொல்லும் வரை உள்ளே இருங்கள்/,
  te: /ప్రమాదం తొలగిందని సందేశం లేదా అధికారులు చెప్పే వరకు లోపలే ఉండండి/,
  bn: /বিপদ কেটে গেছে না বলা পর্যন্ত ভেতরে থাকুন/,
  ur: /جب تک پیغام یا حکام یہ نہ کہیں کہ خطرہ ٹل گیا ہے، اندر رہیں/,
};
/** A wet cloth holds back little gas; it is no mask for entering a cloud. */
const wetCloth = {
  en: /never go into the cloud with it/,
  hi: /गैस के बादल में कभी न जाएँ/,
  gu: /ગેસના વાદળમાં કદી ન જાઓ/,
  mr: /वायूच्या ढगात कधीही जाऊ नका/,
  ta: /அதனுடன் வாயு மேகத்துக்குள் செல்லாதீர்கள்/,
  te: /గ్యాస్ మేఘంలోకి ఎప్పుడూ వెళ్ళకండి/,
  bn: /কখনও গ্যাসের মেঘে যাবেন না/,
  ur: /گیس کے بادل میں کبھی نہ جائیں/,
};
/** A leak is reported, after moving away (112, the emergency number of India). */
const report = {
  en: /Move away, then call 112/,
  hi: /दूर हटें, फिर 112/,
  gu: /દૂર જાઓ, પછી 112/,
  mr: /दूर जा, मग 112/,
  ta: /விலகிச் சென்று, பிறகு 112/,
  te: /దూరంగా వెళ్ళి, తర్వాత 112/,
  bn: /সরে যান, তারপর 112/,
  ur: /دور جائیں، پھر 112/,
};
/** A burning stove or incense ignites a flammable gas. */
const stove = {
  en: /Put out stove and incense before the gas comes/,
  hi: /चूल्हा और अगरबत्ती/,
  gu: /ચૂલો અને અગરબત્તી/,
  mr: /चूल आणि अगरबत्ती/,
  ta: /அடுப்பையும் ஊதுபத்தியையும்/,
  te: /పొయ్యిని, అగరొత్తులను/,
  bn: /উনুন আর ধূপ/,
  ur: /چولہا اور اگربتی/,
};
const fire = {
  en: /fire or explosion/,
  hi: /आग या विस्फोट/,
  gu: /આગ કે ધડાકો/,
  mr: /आग किंवा स्फोट/,
  ta: /தீ அல்லது வெடிவிபத்து/,
  te: /మంటలు లేదా పేలుడు/,
  bn: /আগুন বা বিস্ফোরণ/,
  ur: /آگ یا دھماکہ/,
};
const aside = {
  en: /across the wind/,
  hi: /हवा की राह से हटकर/,
  gu: /પવનના રસ્તામાંથી હટીને/,
  mr: /वाऱ्याच्या वाटेतून बाजूला/,
  ta: /காற்றின் குறுக்கே/,
  te: /గాలికి అడ్డంగా/,
  bn: /হাওয়ার আড়াআড়ি/,
  ur: /ہوا کے آر پار/,
};
const guarded = {
  en: /guarded|are rare/,
  hi: /निगरानी होती|कम ही होते/,
  gu: /દેખરેખ હોય|ભાગ્યે જ/,
  mr: /देखरेख असते|क्वचितच/,
  ta: /கண்காணிக்கப்|அரிதாக/,
  te: /నిఘా ఉంటుంది|అరుదు/,
  bn: /নজরদারি|কদাচিৎ/,
  ur: /نگرانی ہوتی|شاذ/,
};

test.each(publicLanguageCodes)('in %s the public advice is safe to follow word for word', (lang) => {
  const { awareness, practices, warnings } = communityTexts[lang];
  const all = JSON.stringify(communityTexts[lang]);
  const [, tone] = warnings.signs;
  expect(tone?.means).toMatch(allClear[lang]);
  expect(practices.list[7]?.how).toMatch(wetCloth[lang]);
  expect(practices.list[8]?.how).toMatch(report[lang]);
  expect(practices.list[5]?.how).toMatch(stove[lang]);
  // No evidence supports such reassurance, and a reassured reader acts late.
  expect(awareness.join(' ')).not.toMatch(guarded[lang]);
  // Across the wind is right only for a toxic cloud: every such text treats fire and explosion separately.
  for (const text of [practices.list[6]?.how, warnings.words[1]?.means]) {
    expect(text).toMatch(aside[lang]);
    expect(text).toMatch(fire[lang]);
  }
  // A name may be read alone on the poster, without the sentence that treats them separately.
  for (const { name } of practices.list) expect(name).not.toMatch(/wind|हवा|પવન|वाऱ्या|காற்று|గాలి|হাওয়া|ہوا/);
  expect(all).not.toMatch(/cloud has passed|बादल निकल|વાદળ પસાર|ढग निघून|மேகம் கடந்த|మేఘం దాటి|মেঘ চলে গে|بادل گزر/);
});
