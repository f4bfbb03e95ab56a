import { Readable } from 'node:stream';

/** Characters that are sent together. */
const pieceLength = 64 * 1024;

async function* piecesOf(rows: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let piece = '[';
  let isFirst = true;
  for await (const row of rows) {
    piece += `${isFirst ? '' : ','}${JSON.stringify(row)}`;
    isFirst = false;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]`;
}

async function* withFirst(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** A JSON array of any length, written while its rows are read, at the speed of the client. */
export class JsonRows<Row> {
  readonly rows: AsyncIterable<Row>;
  constructor(rows: AsyncIterable<Row>) {
    this.rows = rows;
  }

  /** Starts reading: an error here can still be answered; later the connection can only be cut. */
  async open(): Promise<Readable> {
    const pieces = piecesOf(this.rows);
    const { value } = await pieces.next();
    return Readable.from(withFirst(value ?? '', pieces), { highWaterMark: 1 });
  }
}
