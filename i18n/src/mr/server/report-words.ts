import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['report-words']> = {
  safe: '१, सुरक्षित, मी सुरक्षित आहे, आम्ही सुरक्षित आहोत, mi surakshit ahe, mi surakshit aahe',
  help: '२, मदत, मदत हवी, मदत हवी आहे, मला मदत हवी आहे, आम्हाला मदत हवी आहे, वाचवा, madat, madat havi, vachva',
  smell: '३, वास, वायूचा वास, गॅस, गॅसचा वास, वायूचा वास येतो, इथे वायूचा वास येतो, gas cha vas, gascha vas',
};
