/** All bytes of a body, or the failure as soon as there are more than `most`. */
export const readBounded = async (body: AsyncIterable<Uint8Array> | null, most: number, tooLarge: () => Error): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
