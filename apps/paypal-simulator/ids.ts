const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const hex = '0123456789abcdef';

/** Makes ids in the shapes that PayPal's documents give them. */
export class Ids {
  /** @param random numbers in [0, 1); in the running process from the system's secure source, because an order's id opens its approval page */
  constructor(readonly random: () => number) {}

  /** Of an order, a capture, a refund: 17 alphanumeric characters. */
  resource(): string {
    return this.#text(alphabet, 17);
  }

  dispute(): string {
    return `PP${this.#text('0123456789', 14)}`;
  }

  event(): string {
    return `WH-${this.#text(alphabet, 17)}-${this.#text(alphabet, 17)}`;
  }

  /** UUID version 4, of a transmission. */
  transmission(): string {
    const part = (size: number): string => this.#text(hex, size);
    return `${part(8)}-${part(4)}-4${part(3)}-a${part(3)}-${part(12)}`;
  }

  debug(): string {
    return this.#text(hex, 13);
  }

  #text(alphabet: string, size: number): string {
    return Array.from({ length: size }, () => alphabet[Math.floor(this.random() * alphabet.length)]).join('');
  }
}
