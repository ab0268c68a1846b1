import type { DocumentFormat } from './state.js';

/** The media types of each form in which a document may be asked for. */
const typesOf: Readonly<Record<DocumentFormat, readonly string[]>> = {
  pdf: ['application/pdf'],
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  office: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.text',
    'text/plain',
  ],
};

/** Whether a file of a media type is in one of the forms; any is where none is named. */
export const isOfFormat = (type: string, formats: readonly DocumentFormat[]): boolean =>
  formats.length === 0 || formats.some((format) => typesOf[format].includes(type));
