import { fileFormats, fileTypes, isOfFormat, maxUploadBytes } from '#machines/kernel/uploads';
import type { DocumentFormat } from '#machines/order/state';

/** File types for the file dialog; any format if none is given. The server decides by content. */
export const acceptedIn = (formats: readonly DocumentFormat[]): Record<string, string[]> =>
  Object.fromEntries(
    fileTypes.filter((type) => isOfFormat(type, formats)).map((type) => [type, fileFormats[type].endings.map((ending) => `.${ending}`)]),
  );
export const acceptedTypes = acceptedIn([]);

export type FileFault = 'tooLarge' | 'wrongFormat' | 'empty';

/** Why `file` would be refused, before it is sent; null if nothing is known. A name without an extension is accepted. */
export function faultOf(file: File, formats: readonly DocumentFormat[] = []): FileFault | null {
  if (file.size === 0) return 'empty';
  if (file.size > maxUploadBytes) return 'tooLarge';
  const ending = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase();
  const fits = ending === undefined || Object.values(acceptedIn(formats)).flat().includes(ending);
  return fits ? null : 'wrongFormat';
}
