export const texts = {
  subject: 'HazardGuard: you are invited',
  text: (inviter: string, role: string, link: string, hours: number) =>
    `${inviter} invites you to HazardGuard as: ${role}.\n\nOpen this page and choose your name and a password:\n${link}\n\nThe link works once, for ${hours} hours. If you do not know what this is about, do nothing.`,
} as const;
