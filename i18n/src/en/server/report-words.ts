/** What residents write in an SMS or a WhatsApp message, each of these as the whole message; case and punctuation do not count. */
export const texts = {
  safe: '1, safe, I am safe, we are safe',
  help: '2, help, need help, I need help, we need help, help me, please help, sos, not safe, I am not safe',
  smell: '3, smell, gas, smell gas, gas smell, I smell gas, I smell gas here, we smell gas, smell of gas',
} as const;
