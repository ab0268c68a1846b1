/** A file as lists of them have it. */
export interface ShownFile {
  _id: string;
  name: string;
  type: string;
}

/** Whether there is a picture of it; others show their first lines. */
export const isDrawn = ({ type }: Pick<ShownFile, 'type'>): boolean => type === 'application/pdf' || type.startsWith('image/');

/** Where a page of a file is drawn, from 1; it asks for the session. */
export const previewAddress = (file: string, page: number, size: 'thumbnail' | 'page'): string =>
  `/api/v1/upload-file/${file}/preview/${page}?size=${size}`;
