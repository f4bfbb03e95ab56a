/** True when the work ended in that time, well or badly; work that takes longer goes on unwatched. */
export const settlesWithin = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    clock = setTimeout(() => resolve(false), ms);
  });
  const done = work.then(
    () => true,
    () => true,
  );
  const ended = await Promise.race([done, late]);
  clearTimeout(clock);
  return ended;
};
