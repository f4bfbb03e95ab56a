import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['report-words']> = {
  safe: '१, सुरक्षित, मैं सुरक्षित हूँ, मैं सुरक्षित हूं, हम सुरक्षित हैं, surakshit, main surakshit hoon, mai surakshit hu',
  help: '२, मदद, मदद चाहिए, मुझे मदद चाहिए, हमें मदद चाहिए, बचाओ, madad, madad chahiye, mujhe madad chahiye, bachao',
  smell: '३, गंध, गैस, गैस की गंध, गैस की बदबू, गैस की गंध आ रही है, यहाँ गैस की गंध आ रही है, badbu, gas ki gandh, gas ki badbu',
};
