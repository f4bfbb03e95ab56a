/** The catalogue's key of the problem, or undefined. The server decides; these only save a round trip. */
export const emailProblem = (email: string): 'required' | 'notEmail' | undefined => {
  if (email.trim() === '') return 'required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'notEmail';
};

/** Length is what counts (NIST SP 800-63B); 12 as the contract's schema has it. */
export const newPasswordProblem = (password: string): 'required' | 'tooShort' | undefined => {
  if (password === '') return 'required';
  return password.length < 12 ? 'tooShort' : undefined;
};

/** Focuses the first invalid field, once the form has been rendered with its marks. */
export const focusFirstInvalid = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
