import type { TypedPhone } from '#libs/kernel/phone-number';

const isSign = (character: string | undefined) => character !== undefined && /[+\d]/.test(character);
const signsIn = (text: string) => [...text].filter(isSign).length;

/** The place in `text` behind its first `signs` digits. */
function placeBehind(text: string, signs: number): number {
  let left = signs;
  let place = 0;
  while (left > 0 && place < text.length) {
    if (isSign(text[place])) left -= 1;
    place += 1;
  }
  return place;
}

/** Puts the formatted number into a field; the cursor stays behind the digit it stood behind. */
export function formatInput(input: HTMLInputElement, format: (typed: string) => TypedPhone): TypedPhone {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted.text === value) return formatted;
  const cursor = selectionStart ?? value.length;
  input.value = formatted.text;
  const place = cursor >= value.length ? formatted.text.length : placeBehind(formatted.text, signsIn(value.slice(0, cursor)));
  if (document.activeElement === input) input.setSelectionRange(place, place);
  return formatted;
}
