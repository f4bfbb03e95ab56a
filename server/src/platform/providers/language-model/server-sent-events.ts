/** The data of each event of a text/event-stream (WHATWG HTML, 9.2.6); other fields and comments are ignored. */
export async function* eventsOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let data: string[] = [];
  for await (const text of texts) {
    // A carriage return at the end may be half of a line break.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
  }
  if (rest.startsWith('data:')) data.push(rest.slice(5).trim());
  if (data.length > 0) yield data.join('\n');
}
