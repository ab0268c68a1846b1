/** Bytes of the largest file that is accepted: 15 MB, from the specification. */
export const maxUploadBytes = 15 * 1024 * 1024;

/** What a service may ask a document to be. */
type DocumentForm = 'pdf' | 'picture' | 'office';

interface FileFormat {
  /** the form of documents of this file type */
  form: DocumentForm;
  /** matching file extensions; a name without any of them gets the first */
  endings: readonly string[];
}

/** Accepted file formats by media type. The server detects the type from the content; the page checks the extension, to reject a file before its upload. */
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

/** Formats of pictures that pages show: of people, countries and examples. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'] satisfies FileType[];

const isFileType = (type: string): type is FileType => Object.hasOwn(fileFormats, type);

/** Whether a media type is in one of the forms; every type matches if no form is named. */
export const isOfFormat = (type: string, formats: readonly DocumentForm[]): boolean =>
  formats.length === 0 || (isFileType(type) && formats.includes(fileFormats[type].form));
