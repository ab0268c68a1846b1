import { longestPhone } from '#machines/kernel/phone';
import type { TypedPhone } from '#machines/kernel/phone-number';

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

const isTyped = (event: Event | undefined) => /^insert(Composition)?Text$/.test((event as InputEvent | undefined)?.inputType ?? '');

/**
 * Puts the formatted number into a field; the cursor stays behind the digit it stood behind. A character that is typed (`event`) beyond the longest number is taken
 * back; a pasted text stays whole, so that its reader sees what is refused.
 */
export function formatInput(input: HTMLInputElement, format: (typed: string) => TypedPhone, event?: Event): TypedPhone {
  let { value } = input;
  let cursor = input.selectionStart ?? value.length;
  let formatted = format(value);
  if (isTyped(event) && formatted.text.length > longestPhone) {
    value = value.slice(0, cursor - 1) + value.slice(cursor);
    cursor -= 1;
    formatted = format(value);
  }
  if (formatted.text === input.value) return formatted;
  input.value = formatted.text;
  const place = cursor >= value.length ? formatted.text.length : placeBehind(formatted.text, signsIn(value.slice(0, cursor)));
  if (document.activeElement === input) input.setSelectionRange(place, place);
  return formatted;
}
