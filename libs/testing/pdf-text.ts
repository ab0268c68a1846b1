import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What a reader copies out of a PDF, page after page, as PDFium reads it: lines in the order in which they stand, from the top. */
export async function textOfPdf(file: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages.flatMap((text) => text.split(/\r?\n/));
}
