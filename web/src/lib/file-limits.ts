import { fileFormats, type FileType, fileTypes, isOfFormat } from '#machines/order/document-formats';
import type { DocumentFormat } from '#machines/order/state';

/** The largest file taken: 15 MB as the server counts them. */
export const maxBytes = 15 * 1024 * 1024;

/** The formats of pictures that pages show: of people, countries and examples. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'] satisfies FileType[];

/** What the file dialog offers where a document is wanted in one of `formats`; any form where none is named. The server decides by content. */
export const acceptedIn = (formats: readonly DocumentFormat[]): Record<string, string[]> =>
  Object.fromEntries(
    fileTypes.filter((type) => isOfFormat(type, formats)).map((type) => [type, fileFormats[type].endings.map((ending) => `.${ending}`)]),
  );
export const acceptedTypes = acceptedIn([]);

export type FileFault = 'tooLarge' | 'wrongFormat' | 'empty';

/** Why `file` would be refused, before a byte is sent; null when nothing speaks against it. A name without an ending says nothing. */
export function faultOf(file: File, formats: readonly DocumentFormat[] = []): FileFault | null {
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'tooLarge';
  const ending = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase();
  const fits = ending === undefined || Object.values(acceptedIn(formats)).flat().includes(ending);
  return fits ? null : 'wrongFormat';
}
