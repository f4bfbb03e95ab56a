/**
 * Renders the clips of the Training screen from the engine's own results, with a poster each.
 *
 *   node lab/media/training-videos/generate.ts [clip …] [--folder=web/public/training]
 *
 * Needs Node 24 and ffmpeg with librsvg, libx264 and libvpx-vp9 on PATH; its output is committed, so only this program needs it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { trainingClipSeconds } from '@hazardguard/contract';
import type { Clip } from './clip.ts';
import { clips } from './clips.ts';

const framesPerSecond = 15;
const frames = framesPerSecond * trainingClipSeconds;
/** A representative frame of the clip. */
const posterShare = 0.55;

const encodings: readonly { readonly ending: string; readonly args: readonly string[] }[] = [
  { ending: 'mp4', args: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-movflags', '+faststart'] },
  { ending: 'webm', args: ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '3'] },
];

const ffmpeg = (args: readonly string[]): void => {
  const { status, error } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw new Error('ffmpeg is not on PATH (Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg)');
  if (status !== 0) throw new Error(`ffmpeg ended with code ${status}`);
};

const render = ({ id, draw }: Clip, folder: string): void => {
  const pictures = mkdtempSync(join(tmpdir(), 'hazardguard-clip-'));
  for (let frame = 0; frame < frames; frame++) writeFileSync(join(pictures, `${String(frame).padStart(4, '0')}.svg`), draw(frame / frames));
  writeFileSync(join(pictures, 'poster.svg'), draw(posterShare));
  for (const { ending, args } of encodings) {
    const target = join(folder, `${id}.${ending}`);
    const input = ['-framerate', String(framesPerSecond), '-i', join(pictures, '%04d.svg')];
    ffmpeg([...input, '-vf', 'format=rgb24,scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', ...args, '-an', target]);
    process.stdout.write(`${target}: ${Math.round(statSync(target).size / 1000)} kB\n`);
  }
  ffmpeg(['-i', join(pictures, 'poster.svg'), '-vf', 'format=rgb24', '-q:v', '5', join(folder, `${id}.jpg`)]);
  rmSync(pictures, { recursive: true });
};

const main = (args: readonly string[]): void => {
  const folder = args.find((arg) => arg.startsWith('--folder='))?.slice('--folder='.length);
  const target = folder ?? fileURLToPath(new URL('../../../web/public/training', import.meta.url));
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  mkdirSync(target, { recursive: true });
  for (const make of clips) {
    const clip = make();
    if (wanted.length === 0 || wanted.includes(clip.id)) render(clip, target);
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
