import { fileFormats, isOfFormat } from '#machines/kernel/uploads';
import type { DocumentFormat } from '#machines/order/state';
import { type FileFault, faultOf } from '../../../lib/file-limits.js';

/** Photos of one PDF at most. */
export const mostPhotos = 20;

export interface Wanted {
  /** permitted formats; any if none is given */
  formats?: readonly DocumentFormat[] | undefined;
  /** name of the PDF made of several photos; without it only a single file is accepted */
  joinAs?: string | undefined;
}

/** `oneFile`: several files where one is taken. `onlyPhotos`: several files that are not all photos. */
export type ChoiceFault = FileFault | 'oneFile' | 'onlyPhotos' | 'tooManyPhotos' | 'unreadablePhoto';

/** Whether several photos may be chosen: they become a PDF, so both formats have to be permitted. */
export const joinsPhotos = ({ formats = [], joinAs }: Wanted): boolean =>
  joinAs !== undefined && (['image/jpeg', 'application/pdf'] as const).every((type) => isOfFormat(type, formats));

const pictureEndings: readonly string[] = Object.values(fileFormats).flatMap(({ form, endings }) => (form === 'picture' ? endings : []));

/** Decides by the extension, or without one by the type, because Android names camera files so. */
function isPhoto({ name, type }: File): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? type === '' || type.startsWith('image/') : pictureEndings.includes(ending);
}

/** Null if the files may be sent together. */
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

/** Sorts photos by name, because cameras number their files, while file dialogs list the last clicked one first. */
export const inOrder = (photos: readonly File[]): File[] =>
  [...photos].sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));

/** File name of a PDF with this title; slashes become dashes, because they would end the file's path. */
export const pdfNamed = (title: string): string => `${title.replace(/[/\\]/g, '-')}.pdf`;

/** Thrown for a picture that this browser cannot open, such as HEIC outside of Safari. */
export class UnreadablePhoto extends Error {
  constructor(readonly photo: string) {
    super(`unreadable photo: ${photo}`);
  }
}
