import { fileFormats, isOfFormat } from '#machines/kernel/uploads';
import type { DocumentFormat } from '#machines/order/state';
import { type FileFault, faultOf } from '../../../lib/file-limits.js';

/** Photos of one PDF. */
export const mostPhotos = 20;

/** Accepted files of a field. */
export interface Wanted {
  /** in one of these forms; in any where none is named */
  formats?: readonly DocumentFormat[] | undefined;
  /** the name of the document that several photos together become; without one a single file is taken */
  joinAs?: string | undefined;
}

/** `oneFile`: several files where one is taken. `onlyPhotos`: several files that are not all photos. */
export type ChoiceFault = FileFault | 'oneFile' | 'onlyPhotos' | 'tooManyPhotos' | 'unreadablePhoto';

/** Whether several photos may answer together: they become a PDF, so both forms have to be taken. */
export const joinsPhotos = ({ formats = [], joinAs }: Wanted): boolean =>
  joinAs !== undefined && (['image/jpeg', 'application/pdf'] as const).every((type) => isOfFormat(type, formats));

const pictureEndings: readonly string[] = Object.values(fileFormats).flatMap(({ form, endings }) => (form === 'picture' ? endings : []));

/** Whether the extension is a photo's; without one the type decides, because Android names camera files so. */
function isPhoto({ name, type }: File): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? type === '' || type.startsWith('image/') : pictureEndings.includes(ending);
}

/** The fault of files that were chosen together, with the file's name; null: there is none. */
export function faultOfChoice(files: readonly File[], wanted: Wanted): { fault: ChoiceFault; name: string } | null {
  const about = (fault: ChoiceFault | null, name = files[0]?.name ?? '') => (fault === null ? null : { fault, name });
  const [first] = files;
  if (files.length <= 1) return about(first ? faultOf(first, wanted.formats) : null);
  if (!joinsPhotos(wanted)) return about('oneFile');
  const other = files.find((file) => !isPhoto(file));
  if (other) return about('onlyPhotos', other.name);
  const empty = files.find(({ size }) => size === 0);
  if (empty) return about('empty', empty.name);
  return about(files.length > mostPhotos ? 'tooManyPhotos' : null);
}

/** Photos in the order in which they were taken: cameras count in their names, while file dialogs list the last one clicked first. */
export const inOrder = (photos: readonly File[]): File[] =>
  [...photos].sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));

/** A title as the name of a file; a stroke would be taken for the end of a path. */
export const pdfNamed = (title: string): string => `${title.replace(/[/\\]/g, '-')}.pdf`;

/** Thrown for a picture that this browser cannot open, such as HEIC outside of Safari. */
export class UnreadablePhoto extends Error {
  constructor(readonly photo: string) {
    super(`unreadable photo: ${photo}`);
  }
}
