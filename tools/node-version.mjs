/** What to run instead of a program that this Node is too old for. Plain JavaScript: it runs on any Node from 20.19. */

/** The first major version of Node that runs TypeScript directly and has long-term support. */
export const minimumMajor = 24;

export const isNewEnough = (version) => Number(version.split('.')[0]) >= minimumMajor;

const quote = (text) => (/[^\w./=:@-]/.test(text) ? JSON.stringify(text) : text);

/** A sentence with the command to use; null if the version is new enough. */
export const findOldNode = (version, program, args) => {
  if (isNewEnough(version)) return null;
  const command = ['npm run', program, ...(args.length === 0 ? [] : ['--']), ...args.map(quote)].join(' ');
  return `This is Node ${version}; the tests need Node ${minimumMajor}. Use this command, which fetches it: ${command}\n`;
};

/** Ends this process if its Node is too old: TypeScript in threads would fail without end. */
export const stopOnOldNode = (program) => {
  const sentence = findOldNode(process.versions.node, program, process.argv.slice(2));
  if (sentence === null) return;
  process.stderr.write(sentence);
  process.exit(1);
};
