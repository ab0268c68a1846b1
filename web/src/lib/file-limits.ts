import { isOfFormat } from '#machines/order/document-formats';
import type { DocumentFormat } from '#machines/order/state';

/** The largest file taken: 15 MB as the server counts them. */
export const maxBytes = 15 * 1024 * 1024;

/** What the server takes, told to the file dialog; the server decides by content, this only spares a wait. */
export const acceptedTypes: Record<string, string[]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'text/plain': ['.txt'],
};
/** The same, of the forms that one document is wanted in. */
export const acceptedIn = (formats: readonly DocumentFormat[]): Record<string, string[]> =>
  Object.fromEntries(Object.entries(acceptedTypes).filter(([type]) => isOfFormat(type, formats)));

const endings = Object.values(acceptedTypes).flat();

export type FileFault = 'tooLarge' | 'wrongFormat' | 'empty';

/** Why `file` would be refused, before a byte is sent; null when nothing speaks against it. */
export function faultOf(file: File): FileFault | null {
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'tooLarge';
  const name = file.name.toLowerCase();
  return endings.some((ending) => name.endsWith(ending)) ? null : 'wrongFormat';
}
