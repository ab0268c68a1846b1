import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Extracted text of a PDF, page by page, as PDFium reads it: lines from top to bottom. */
export async function textOfPdf(file: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages.flatMap((text) => text.split(/\r?\n/));
}
