/** The JSON value of each line of a body, as lines arrive. */
export async function* readJsonLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
      if (done) break;
    }
    if (rest !== '') yield JSON.parse(rest);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
