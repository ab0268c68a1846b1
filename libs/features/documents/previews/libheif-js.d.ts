/** Declares the used part of libheif's JavaScript interface, for which the package has no types. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Plane {
    data: Uint8Array;
    /** bytes from one row to the next */
    stride: number;
    width: number;
    height: number;
  }
  const libheif: {
    HeifDecoder: new () => { decode: (content: Uint8Array) => { handle: object }[] };
    heif_colorspace: { heif_colorspace_RGB: object };
    heif_chroma: { heif_chroma_interleaved_RGB: object };
    /** `channels` is missing if `code` is an error */
    heif_js_decode_image2: (handle: object, colorspace: object, chroma: object) => { channels?: Plane[]; code?: object };
  };
  export default libheif;
}
