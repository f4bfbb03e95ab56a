import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['landing']> = {
  product: 'HazardGuard',
  title: 'आपातकालीन तैयारी और प्रतिक्रिया प्रणाली',
  subtitle: 'डिजिटलीकरण | जोखिम आकलन | पूर्व चेतावनी प्रणाली',
  navigation: 'नेविगेशन',
  pause: 'पृष्ठभूमि का वीडियो रोकें',
  play: 'पृष्ठभूमि का वीडियो चलाएँ',
};
