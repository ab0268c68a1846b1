/** The part of bidi-js 1.0 that is used; the package has no types of its own. */
declare module 'bidi-js' {
  export interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array };
    getMirroredCharacter(sign: string): string | null;
  }

  export default function bidiFactory(): Bidi;
}
