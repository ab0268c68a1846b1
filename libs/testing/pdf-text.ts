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

/** Addresses that a PDF links to, in the order of the file. */
export const linksOfPdf = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/\/URI \(([^()\\]*)\)/g)].map(([, address = '']) => address);

/** Whether points of the first page, in PDF points from its top left corner, are dark as PDFium draws them. */
export async function darkPoints(file: Buffer, points: readonly (readonly [x: number, y: number])[]): Promise<boolean[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const scale = 4;
  const { data, width } = await document.getPage(0).render({ scale, render: 'bitmap' });
  document.destroy();
  library.destroy();
  // Four bytes a pixel.
  return points.map(([x, y]) => (data[(Math.floor(y * scale) * width + Math.floor(x * scale)) * 4] ?? 255) < 128);
}
