// Before the first paint: the chosen theme, so that a dark screen never flashes white. `web/src/app/theme/choice.ts` holds the same rules.
(() => {
  let choice = 'auto';
  try {
    choice = localStorage.getItem('hazardguard-theme') || 'auto';
  } catch {
    // Storage is switched off: the device decides.
  }
  const matches = (query) => window.matchMedia(query).matches;
  const device = matches('(prefers-contrast: more)') ? 'contrast' : matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const theme = ['light', 'dusk', 'dark', 'night', 'contrast'].includes(choice) ? choice : device;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.mantineColorScheme = theme === 'light' ? 'light' : 'dark';
})();
