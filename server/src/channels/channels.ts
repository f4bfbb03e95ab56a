import type { Settings } from '../env.ts';
import type { Channel } from './channel.ts';
import { openSmtp } from './smtp.ts';

/** The ways this installation has; null: not configured. */
export interface Channels {
  readonly email: Channel | null;
  readonly sms: Channel | null;
}

export const openChannels = ({ smtp }: Settings): Channels => ({ email: smtp === null ? null : openSmtp(smtp), sms: null });

export const closeChannels = ({ email, sms }: Channels): void => {
  email?.close();
  sms?.close();
};
