/** A set of whole numbers from 0 to 2^53 − 1: 16 to 32 bytes each, a third of what a Set takes. */
export class KeySet {
  #slots = new Float64Array(1 << 16).fill(-1);
  #size = 0;

  /** False: it has the number already. */
  add(key: number): boolean {
    if (this.#size * 2 >= this.#slots.length) this.#grow();
    const at = this.#find(key);
    if (this.#slots[at] === key) return false;
    this.#slots[at] = key;
    this.#size += 1;
    return true;
  }

  /** The number's slot, or the free one where it belongs: open addressing with linear probing. */
  #find(key: number): number {
    const mask = this.#slots.length - 1;
    let at = Math.imul(key >>> 0, 0x9e37_79b1) ^ Math.imul((key / 2 ** 32) >>> 0, 0x85eb_ca6b);
    at = (at ^ (at >>> 15)) & mask;
    for (;;) {
      const found = this.#slots[at];
      if (found === -1 || found === key) return at;
      at = (at + 1) & mask;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Float64Array(old.length * 2).fill(-1);
    for (const key of old) if (key !== -1) this.#slots[this.#find(key)] = key;
  }
}
