import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { GreedyTask } from '../../testing/greedy-program.ts';
import { openProgram } from './open-program.ts';

// Programs start beside other tests on the same two cores.
vi.setConfig({ testTimeout: 60_000 });

const limits = { heapMb: 64, residentMb: 160 };
interface Seen {
  readonly pid: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly arguments: readonly string[];
}
const open = (signal?: AbortSignal) =>
  openProgram<GreedyTask, Seen>(new URL('../../testing/greedy-program.ts', import.meta.url), { limits, signal });

test.each(['heap', 'buffers'] as const)('a program that takes too much memory (%s) is a refusal in words', async (take) => {
  const program = open();
  program.send({ take });
  await expect(program.next()).rejects.toMatchObject({
    code: 'invalid-file',
    message: expect.stringMatching(/more memory than one import may use/),
  });
  await program.end();
});

test('it gets no setting and no secret of the server', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret@localhost/x');
  vi.stubEnv('HAZARDGUARD_SECRET', 'secret');
  vi.stubEnv('NODE_OPTIONS', '--title=secret');
  const program = open();
  program.send({ take: 'environment' });
  const { environment, arguments: args } = await program.next();
  // Of Node itself: the channel between the two.
  const names = Object.keys(environment).filter((name) => !name.startsWith('NODE_CHANNEL_') && name !== 'NODE_UNIQUE_ID');
  expect(['SystemRoot', 'NODE_COMPILE_CACHE', 'TZ']).toEqual(expect.arrayContaining(names));
  expect(args).toContain('--max-old-space-size=64');
  await program.end();
  vi.unstubAllEnvs();
});

test('it ends when the request is cancelled, even where it does not yield', async () => {
  const cancel = new AbortController();
  const program = open(cancel.signal);
  program.send({ take: 'environment' });
  await program.next();
  program.send({ take: 'time' });
  const answer = program.next();
  cancel.abort(new Error('nobody waits'));
  await expect(answer).rejects.toThrow('nobody waits');
  await program.end();
});

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.runIf(process.platform === 'linux')(
  'it ends with this process, even where this process is killed and the program does not yield',
  async () => {
    const script = `
    import { openProgram } from ${JSON.stringify(new URL('open-program.ts', import.meta.url).href)};
    const program = openProgram(new URL('../../testing/greedy-program.ts', ${JSON.stringify(import.meta.url)}), { limits: ${JSON.stringify(limits)} });
    program.send({ take: 'environment' });
    const { pid } = await program.next();
    program.send({ take: 'time' });
    process.stdout.write(String(pid) + ' ');
    await program.next();`;
    const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]);
    const [chunk] = (await once(server.stdout, 'data')) as [Buffer];
    const pid = Number(chunk.toString());
    expect(lives(pid)).toBe(true);
    server.kill('SIGKILL');
    while (lives(pid)) await pause(20);
  },
);

test('a fault of the program is no refusal: it is thrown with what the program wrote', async () => {
  const program = open();
  program.send({ take: 'failure' });
  await expect(program.next()).rejects.toThrow(/ended with 1: .*The disk of the reader is on fire/s);
  await program.end();
});

test('many listeners on the end of this process are not left behind', async () => {
  const before = process.listenerCount('exit');
  const program = open();
  expect(process.listenerCount('exit')).toBe(before + 1);
  await program.end();
  await pause(0);
  expect(process.listenerCount('exit')).toBe(before);
});
