import { type MailServer, openMailServer } from './loopback/mail-server.ts';
import { whileTesting } from './while-testing.ts';

/** Call once at the top of a test file. */
export const useMailServer = (): (() => MailServer) => whileTesting(openMailServer);
