import sharp from 'sharp';

// Only decoders that somebody here needs can be reached, whatever a file says it is; one thread, no memory kept between pictures. Files and streams have none.
// SVG is for what we draw ourselves: a file of somebody's comes to a decoder only as PNG, JPEG or WebP (reencode-image.ts).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadSvgBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/** One decoding at a time, so that many at once cost no more memory than one. */
let last: Promise<unknown> = Promise.resolve();
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

export { sharp };
