export const startLanding = async (root: HTMLElement): Promise<void> => {
  root.textContent = '';
};
