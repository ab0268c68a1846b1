import { rasterizeSvg, reencodeImage } from './images.js';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="red"/></svg>';

describe('the decoders of pictures', () => {
  it('accept our own drawing', async () => {
    expect((await rasterizeSvg(svg)).subarray(1, 4).toString()).toBe('PNG');
  });

  it.each([
    ['a drawing', svg],
    ['a drawing behind a declaration', `<?xml version="1.0"?>\n${svg}`],
    ['a drawing behind the first bytes of a PNG', `\x89PNG\r\n\x1a\n${svg}`],
    ['a drawing behind the first bytes of a JPEG', `\xff\xd8\xff\xe0${svg}`],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!\xf9\x04\x01'],
  ])('never accept an uploaded %s', async (_, content) => {
    await expect(reencodeImage(Buffer.from(content, 'latin1'), 64, 64)).rejects.toMatchObject({ status: 415 });
  });
});
