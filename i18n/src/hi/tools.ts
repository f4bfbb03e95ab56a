import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['tools']> = {
  purpose: 'आपातकाल से पहले और उसके दौरान काम आने वाले गणक, सूचियाँ और नक्शे।',
  list: 'उपकरण',
  tool: {
    gaussian: {
      name: 'R1',
      title: 'गाउसीय वायुमंडलीय प्रसार',
      opens: 'प्लूम का जीवंत गणक: दर, हवा या स्थिरता बदलें और सांद्रता, दूरियाँ और पदचिह्न तुरंत देखें।',
    },
    clusters: {
      name: 'R2',
      title: 'गुजरात के रसायन, तेल और गैस उद्योग',
      opens: 'गुजरात के रसायन, तेल और गैस उद्योगों का नक्शा, और हर एक की रजिस्टर प्रविष्टि।',
    },
    chemicals: {
      name: 'ChemicalsQuantityCas',
      title: 'रसायनों के प्रकार',
      opens: 'सभी रसायनों की तालिका, कुल मात्रा और CAS नंबर के साथ, और हर एक का जानकारी कार्ड।',
    },
    forestChanges: { name: 'ForestChanges', title: 'दुनिया भर में वन परिवर्तन', opens: 'उपग्रह चित्रों से नक्शा: वन कहाँ घटा और कहाँ बढ़ा।' },
    no2: { name: 'No2', title: 'दुनिया भर में NO2', opens: 'उपग्रह मापों से दुनिया की हवा में नाइट्रोजन डाइऑक्साइड का नक्शा।' },
    models: {
      name: 'Models',
      title: 'मॉडल कार्ड',
      opens: 'इंजन के हर मॉडल का एक पेज: समीकरण, स्रोत, सीमाएँ, और मैदानी परीक्षणों से कितना मेल खाता है।',
    },
    home: { name: 'Home', title: 'HazardGuard', opens: 'मंच की सभी स्क्रीनें।' },
  },
};
