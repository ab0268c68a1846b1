import { Buffer } from 'node:buffer';
import type { Sharp } from 'sharp';
import libheif from 'libheif-js/wasm-bundle.js';
import { sharp } from '#libs/platform/pictures/decoders';

const channels = 3;

/** The first picture of a HEIC file, upright; libheif runs as WebAssembly. RGB is asked for at once: its own way to a canvas takes three times the memory. @throws for what it cannot read */
export function heicPicture(content: Buffer): Sharp {
  const [picture] = new libheif.HeifDecoder().decode(content);
  if (!picture) throw new Error('no picture');
  const { heif_colorspace: colours, heif_chroma: chroma } = libheif;
  const decoded = libheif.heif_js_decode_image2(picture.handle, colours.heif_colorspace_RGB, chroma.heif_chroma_interleaved_RGB);
  const plane = decoded.channels?.[0];
  if (!plane) throw new Error('no colours');
  const { data, stride, width, height } = plane;
  return sharp(withoutPadding(data, stride, width * channels), { raw: { width, height, channels } });
}

/** Rows may end with bytes that are no pixels. */
function withoutPadding(data: Uint8Array, stride: number, row: number): Uint8Array {
  if (stride === row) return data;
  const rows = data.length / stride;
  const packed = Buffer.allocUnsafe(rows * row);
  for (let y = 0; y < rows; y++) packed.set(data.subarray(y * stride, y * stride + row), y * row);
  return packed;
}
