/** The used part of bidi-js 1.0; the package has no types. */
declare module 'bidi-js' {
  export interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array };
    getMirroredCharacter(sign: string): string | null;
  }

  export default function bidiFactory(): Bidi;
}
