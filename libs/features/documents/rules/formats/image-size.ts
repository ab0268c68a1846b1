/** Width and height in pixels, as an image's header declares them. */
export interface ImageSize {
  width: number;
  height: number;
}

const maxPixels = 100_000_000;

/** More than 100 million pixels, or none at all. */
export const isPixelFlood = ({ width, height }: ImageSize): boolean => width * height > maxPixels;

export const hasPixels = ({ width, height }: ImageSize): boolean => width > 0 && height > 0;

const padding = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20]);

/** Whether only padding follows from `at` on: NULs, blanks and line ends, at most a kilobyte, which programs that pass files on append. */
export const isPadding = (content: Buffer, at: number): boolean =>
  content.length - at <= 1024 && content.subarray(at).every((byte) => padding.has(byte));

/** The larger of two areas: the one a decoder has to pay for. */
export const larger = (a: ImageSize | undefined, b: ImageSize): ImageSize => (a && a.width * a.height >= b.width * b.height ? a : b);
