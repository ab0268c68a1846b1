import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { RefusalReason } from '../rules/verdict.js';

/**
 * Opens a PDF with the empty password, as browsers built on Chromium do, and returns why people could not, or should not. It decodes
 * untrusted input, so it runs in a separate process (`preview-program`).
 */
export async function faultOfOpening(content: Buffer): Promise<RefusalReason | undefined> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(content);
    if (document.getPageCount() < 1) return 'malformed';
    const { module, documentIdx } = document as unknown as Internals;
    const active = module._FPDFDoc_GetJavaScriptActionCount(documentIdx) > 0 || module._FPDFDoc_GetAttachmentCount(documentIdx) > 0;
    return active ? 'embeddedContent' : undefined;
  } catch (fault) {
    return fault instanceof Error && /password|security/i.test(fault.message) ? 'encrypted' : 'malformed';
  }
}

/** Private members of the package, documented by PDFium (fpdf_javascript.h, fpdf_attachment.h). */
interface Internals {
  module: Record<'_FPDFDoc_GetJavaScriptActionCount' | '_FPDFDoc_GetAttachmentCount', (document: number) => number>;
  documentIdx: number;
}
