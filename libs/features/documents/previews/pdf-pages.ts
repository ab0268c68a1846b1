import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { sharp } from '#libs/platform/pictures/decoders';

/** Opens a PDF in PDFium, which runs as WebAssembly: it can access only its own memory, and has no script engine. */
async function withPdf<Result>(content: Buffer, work: (document: PDFiumDocument) => Promise<Result> | Result): Promise<Result> {
  const library = await PDFiumLibrary.init();
  return work(await library.loadDocument(content));
}

export const countPages = (content: Buffer): Promise<number> => withPdf(content, (document) => document.getPageCount());

/** Page `page`, from 1, as WebP whose longer edge is `edge` pixels, with filled-in form fields. @throws for a page that does not exist */
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
