/** RC4, which OpenSSL 3 has only in its legacy provider. It is insecure, and only reads files that use it. */
export class Rc4 {
  private readonly state = Uint8Array.from({ length: 256 }, (_, i) => i);
  private i = 0;
  private j = 0;

  constructor(key: Uint8Array) {
    const { state } = this;
    for (let i = 0, j = 0; i < 256; i++) {
      j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
      [state[i], state[j]] = [state[j] ?? 0, state[i] ?? 0];
    }
  }

  /** Encrypts or decrypts the next bytes; both are the same operation. */
  apply(bytes: Uint8Array): Buffer {
    const { state } = this;
    const result = Buffer.allocUnsafe(bytes.length);
    for (let at = 0; at < bytes.length; at++) {
      this.i = (this.i + 1) & 0xff;
      const first = state[this.i] ?? 0;
      this.j = (this.j + first) & 0xff;
      const second = state[this.j] ?? 0;
      state[this.i] = second;
      state[this.j] = first;
      result[at] = (bytes[at] ?? 0) ^ (state[(first + second) & 0xff] ?? 0);
    }
    return result;
  }
}
