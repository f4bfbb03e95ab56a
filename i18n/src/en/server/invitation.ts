export const texts = {
  subject: 'HazardGuard: you are invited',
  text: (inviter: string, role: string, link: string, hours: number) =>
    `${inviter} invites you to HazardGuard as: ${role}.\n\nOpen this page and choose your name and a password:\n${link}\n\nThe link works once and expires after ${hours} hours. If you did not expect this e-mail, ignore it.`,
};
