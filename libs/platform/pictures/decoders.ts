import sharp from 'sharp';

// Only decoders that somebody here needs can be reached, whatever a file says it is; one thread, no memory kept between pictures. Files and streams have none.
// SVG is for what we draw ourselves: a file of somebody's comes to a decoder only as PNG, JPEG or WebP.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadSvgBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

export { sharp };

/** 50 million pixels: no camera makes more in a picture of 15 MB, and a decoder lays out no more than 200 MB for it. */
export const maxPixels = 50_000_000;
