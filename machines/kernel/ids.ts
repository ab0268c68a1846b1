/** A uuid in lower case. Entities of the log use version 7, so that they sort by birth. */
export type Id = string;

/** No row has it: stands for nobody, everybody, or before the first. */
export const NIL_UUID: Id = '00000000-0000-0000-0000-000000000000';

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isId = (text: unknown): text is Id => typeof text === 'string' && shape.test(text);

/** The order number for people: 412 -> "R-000412"; wider from 1,000,000 on. Empty before the log assigned one. */
export const numberText = (number: number | null): string => (number === null ? '' : `R-${String(number).padStart(6, '0')}`);

/** A free text by reference: the body stands in `texts`, erasable; the log keeps its id and a keyed hash (HMAC-SHA256, hex). */
export interface TextRef {
  text: Id;
  hash: string;
}

/** A text of content, in each of its languages (`ContentLanguage`). */
export interface Bilingual {
  ru: string;
  en: string;
}

export type { Language } from './languages.js';
