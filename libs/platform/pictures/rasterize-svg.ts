import { inTurn, sharp } from './decoders.js';

/** A drawing of ours as PNG, in its own size or cut to `size`. Never give it anything that somebody sent. */
export const rasterizeSvg = (svg: string | Buffer, size?: { width: number; height: number }): Promise<Buffer> =>
  inTurn(async () => {
    const picture = size
      ? sharp(Buffer.from(svg), { density: 300 }).resize(size.width, size.height, { fit: 'cover' })
      : sharp(Buffer.from(svg));
    return picture.png({ palette: true, quality: 95, effort: 6 }).toBuffer();
  });
