import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { sharp } from '#libs/platform/pictures/decoders';

/** Opens a PDF in PDFium, which runs as WebAssembly: it reaches nothing but the memory it is given, and has no engine for scripts. */
async function withPdf<Result>(content: Buffer, work: (document: PDFiumDocument) => Promise<Result> | Result): Promise<Result> {
  const library = await PDFiumLibrary.init();
  return work(await library.loadDocument(content));
}

export const countPages = (content: Buffer): Promise<number> => withPdf(content, (document) => document.getPageCount());

/** Page `page`, from 1, as WebP whose longer edge is `edge` pixels; fields of forms with what was filled in. @throws for a page that is not there */
export const drawPage = (content: Buffer, page: number, edge: number): Promise<Buffer> =>
  withPdf(content, async (document) => {
    const drawn = document.getPage(page - 1);
    const { originalWidth, originalHeight } = drawn.getOriginalSize();
    const scale = edge / Math.max(originalWidth, originalHeight);
    const { data, width, height } = await drawn.render({ scale, render: 'bitmap', renderFormFields: true });
    return sharp(data, { raw: { width, height, channels: 4 } })
      .webp({ quality: 80 })
      .toBuffer();
  });
