import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['report-words']> = {
  safe: '1, নিরাপদ, আমি নিরাপদ, আমরা নিরাপদ, ভালো আছি',
  help: '2, সাহায্য, সাহায্য দরকার, সাহায্য চাই, আমার সাহায্য দরকার, আমাদের সাহায্য দরকার, বাঁচান',
  smell: '3, গন্ধ, গ্যাস, গ্যাসের গন্ধ, গ্যাসের গন্ধ পাচ্ছি, এখানে গ্যাসের গন্ধ পাচ্ছি',
};
