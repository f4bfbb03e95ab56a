/**
 * Renders the landing page's background: a plume that drifts over hills, in a seamless loop.
 *
 *   node lab/media/landing-video/generate.ts [folder]      default folder web/public/landing
 *
 * Needs Node 24 and ffmpeg with libx264 and libvpx-vp9 on PATH; its output is committed, so only this program needs it.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintBackdrop } from './backdrop.ts';
import { paintFrame } from './frame.ts';
import { camera, framesPerSecond, grid, height, seconds, width } from './scene.ts';

const raw = [
  '-y',
  '-loglevel',
  'error',
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${width}x${height}`,
  '-r',
  String(framesPerSecond),
  '-i',
  '-',
];
const colour = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];

const listOutputs = (folder: string): readonly { readonly path: string; readonly args: readonly string[] }[] => [
  {
    path: join(folder, 'plume.mp4'),
    args: [...colour, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '21', '-aq-mode', '3', '-movflags', '+faststart', '-an'],
  },
  {
    path: join(folder, 'plume.webm'),
    args: [...colour, '-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2', '-an'],
  },
];

const startEncoder = (path: string, args: readonly string[]): ChildProcess =>
  spawn('ffmpeg', [...raw, ...args, path], { stdio: ['pipe', 'inherit', 'inherit'] });

const feedFrame = async (encoder: ChildProcess, frame: Buffer): Promise<void> => {
  if (encoder.stdin && !encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
};

const finish = async (encoder: ChildProcess): Promise<void> => {
  const ended = once(encoder, 'exit');
  encoder.stdin?.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
};

if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status !== 0) {
  process.stderr.write(
    'ffmpeg is not on PATH. Install it (Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg) and run again.\n',
  );
  process.exit(1);
}

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../web/public/landing', import.meta.url));
mkdirSync(folder, { recursive: true });
const backdrop = paintBackdrop(camera, grid, width, height, 1);
const frames = framesPerSecond * seconds;
const encoders = listOutputs(folder).map(({ path, args }) => startEncoder(path, args));
const poster = join(folder, 'poster.jpg');
for (let frame = 0; frame < frames; frame++) {
  const picture = paintFrame(frame / frames, backdrop, camera, grid, width, height);
  if (frame === 0) {
    const still = startEncoder(poster, ['-frames:v', '1', '-q:v', '4']);
    await feedFrame(still, picture);
    await finish(still);
  }
  for (const encoder of encoders) await feedFrame(encoder, picture);
  if (frame % framesPerSecond === 0) process.stdout.write(`second ${frame / framesPerSecond} of ${seconds}\n`);
}
for (const encoder of encoders) await finish(encoder);
for (const path of [...listOutputs(folder).map((output) => output.path), poster])
  process.stdout.write(`${path}: ${Math.round(statSync(path).size / 1000)} kB\n`);
