/** Fewer digits are no telephone's, however many signs stand between them. */
const fewestDigits = 7;

const shape = /^\+?[0-9 ()-]+$/;

/** A phone as the forms take it: exactly 17 characters or at least 11, never more than 17, of the characters a phone is written with. */
export const isFormPhone = (text: string): boolean =>
  text.length >= 11 && text.length <= 17 && shape.test(text) && text.replace(/\D/g, '').length >= fewestDigits;

/** Its digits, in which two spellings of one phone are equal; the Russian trunk prefix 8 is the country's 7. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('8') && !phone.trim().startsWith('+') ? `7${digits.slice(1)}` : digits;
}
