const chunkLength = 1 << 18;

/** Rows of an id and two 32-bit numbers, 16 bytes each, found by id. Ids mostly come in order; else they are sorted once when asked. */
export class IdTable {
  #ids: Float64Array[] = [];
  #pairs: Int32Array[] = [];
  #length = 0;
  #last = Number.NEGATIVE_INFINITY;
  #sorted = true;

  get length(): number {
    return this.#length;
  }

  add(id: number, first: number, second: number): void {
    const place = this.#length % chunkLength;
    if (place === 0) {
      this.#ids.push(new Float64Array(chunkLength));
      this.#pairs.push(new Int32Array(chunkLength * 2));
    }
    const chunk = this.#ids.length - 1;
    (this.#ids[chunk] as Float64Array)[place] = id;
    const pairs = this.#pairs[chunk] as Int32Array;
    pairs[place * 2] = first;
    pairs[place * 2 + 1] = second;
    if (id < this.#last) this.#sorted = false;
    this.#last = id;
    this.#length += 1;
  }

  #idAt(row: number): number {
    return (this.#ids[Math.floor(row / chunkLength)] as Float64Array)[row % chunkLength] as number;
  }

  first(row: number): number {
    return (this.#pairs[Math.floor(row / chunkLength)] as Int32Array)[(row % chunkLength) * 2] as number;
  }

  second(row: number): number {
    return (this.#pairs[Math.floor(row / chunkLength)] as Int32Array)[(row % chunkLength) * 2 + 1] as number;
  }

  #sort(): void {
    const order = new Uint32Array(this.#length).map((_, index) => index);
    order.sort((a, b) => this.#idAt(a) - this.#idAt(b) || a - b);
    const [ids, pairs] = [this.#ids, this.#pairs];
    const [sortedIds, sortedPairs] = [ids.map(({ length }) => new Float64Array(length)), pairs.map(({ length }) => new Int32Array(length))];
    for (const [row, from] of order.entries()) {
      const [chunk, place] = [Math.floor(row / chunkLength), row % chunkLength];
      (sortedIds[chunk] as Float64Array)[place] = this.#idAt(from);
      (sortedPairs[chunk] as Int32Array)[place * 2] = this.first(from);
      (sortedPairs[chunk] as Int32Array)[place * 2 + 1] = this.second(from);
    }
    this.#ids = sortedIds;
    this.#pairs = sortedPairs;
    this.#sorted = true;
    this.#last = this.#length === 0 ? Number.NEGATIVE_INFINITY : this.#idAt(this.#length - 1);
  }

  /** The row of an id; -1: there is none. */
  find(id: number): number {
    if (!this.#sorted) this.#sort();
    let low = 0;
    let high = this.#length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#idAt(middle);
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
