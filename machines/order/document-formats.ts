import type { DocumentFormat } from './state.js';

interface FileFormat {
  /** in which form a document is when it is such a file */
  form: DocumentFormat;
  /** the ends of names that fit; the first is given to a name that has none of them */
  endings: readonly string[];
}

/** Every format of files that is taken, by its media type: the server decides by content, the page by the end of a name, which spares a wait. */
export const fileFormats = {
  'application/pdf': { form: 'pdf', endings: ['pdf'] },
  'image/jpeg': { form: 'picture', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { form: 'picture', endings: ['png'] },
  'image/webp': { form: 'picture', endings: ['webp'] },
  'image/heic': { form: 'picture', endings: ['heic', 'heif'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { form: 'office', endings: ['docx', 'dotx'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { form: 'office', endings: ['xlsx', 'xltx'] },
  'application/vnd.oasis.opendocument.text': { form: 'office', endings: ['odt', 'ott'] },
  'text/plain': { form: 'office', endings: ['txt', 'text', 'log', 'csv', 'md'] },
} as const satisfies Record<string, FileFormat>;
export type FileType = keyof typeof fileFormats;
export const fileTypes = Object.keys(fileFormats) as FileType[];

const isFileType = (type: string): type is FileType => Object.hasOwn(fileFormats, type);

/** Whether a file of a media type is in one of the forms; any is where none is named. */
export const isOfFormat = (type: string, formats: readonly DocumentFormat[]): boolean =>
  formats.length === 0 || (isFileType(type) && formats.includes(fileFormats[type].form));
