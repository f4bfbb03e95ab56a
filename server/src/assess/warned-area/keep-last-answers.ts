const mostKept = 50;

/** Answers about the last runs asked for, each calculated once; a failure is tried again. */
export const keepLastAnswers = <Answer extends object>() => {
  const known = new Map<string, Promise<Answer | { readonly failure: string }>>();
  return (key: string, compute: () => Promise<Answer | { readonly failure: string }>): Promise<Answer | { readonly failure: string }> => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const [oldest] = known.keys();
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
    const answer = compute();
    known.set(key, answer);
    const forget = (): void => {
      if (known.get(key) === answer) known.delete(key);
    };
    answer.then((one) => {
      if ('failure' in one) forget();
    }, forget);
    return answer;
  };
};
