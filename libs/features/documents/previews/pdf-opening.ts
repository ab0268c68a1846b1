import { PDFiumLibrary } from '@hyzyla/pdfium';

/** How a PDF looks to PDFium: whether it opens with the empty password, and whether it has scripts or files. */
export const pdfOpenings = ['opens', 'password', 'active', 'unreadable'] as const;
export type PdfOpening = (typeof pdfOpenings)[number];

/** Opens a PDF as every browser built on Chromium does. It decodes what a stranger sent, so it runs in a separate process (`preview-program`). */
export async function openingOf(content: Buffer): Promise<PdfOpening> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(content);
    if (document.getPageCount() < 1) return 'unreadable';
    const { module, documentIdx } = document as unknown as Internals;
    const active = module._FPDFDoc_GetJavaScriptActionCount(documentIdx) > 0 || module._FPDFDoc_GetAttachmentCount(documentIdx) > 0;
    return active ? 'active' : 'opens';
  } catch (fault) {
    return fault instanceof Error && /password|security/i.test(fault.message) ? 'password' : 'unreadable';
  }
}

/** What the package keeps private, and PDFium documents (fpdf_javascript.h, fpdf_attachment.h). */
interface Internals {
  module: Record<'_FPDFDoc_GetJavaScriptActionCount' | '_FPDFDoc_GetAttachmentCount', (document: number) => number>;
  documentIdx: number;
}
