import { workerData } from 'node:worker_threads';

const { residentMb, parent } = workerData as { readonly residentMb: number; readonly parent: number };
const everyMs = 20;

/** Memory outside V8's heap has no limit of its own, and a program that does not yield cannot look itself. */
setInterval(() => {
  if (process.memoryUsage.rss() > residentMb * 1024 * 1024 || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, everyMs);
