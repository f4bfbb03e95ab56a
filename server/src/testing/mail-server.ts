import { type MailServer, openMailServer } from './loopback/mail-server.ts';
import { useTestServer } from './use-test-server.ts';

/** Call once at the top of a test file. */
export const useMailServer = (): (() => MailServer) => useTestServer(openMailServer);
