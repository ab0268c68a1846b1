import sharp from 'sharp';

// Only the decoders listed here are enabled, whatever type a file claims; one thread, no cache between pictures. Files and streams have none.
// SVG is only for our own drawings: uploaded files are decoded only as PNG, JPEG or WebP.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadSvgBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

export { sharp };

/** 50 million pixels: no camera produces more within 15 MB, and a decoder needs at most 200 MB for it. */
export const maxPixels = 50_000_000;
