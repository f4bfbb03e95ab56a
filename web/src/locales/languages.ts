/** A language is one folder of catalogues and one line here. `intl` decides how numbers and dates are written. */
export const languages = [
  { id: 'en', name: 'English', intl: 'en-IN' },
  { id: 'hi', name: 'हिन्दी', intl: 'hi-IN' },
  { id: 'gu', name: 'ગુજરાતી', intl: 'gu-IN' },
  { id: 'mr', name: 'मराठी', intl: 'mr-IN' },
] as const;

export type Language = (typeof languages)[number]['id'];

export const isLanguage = (text: string | null | undefined): text is Language => languages.some((language) => language.id === text);
