import { longestPhone } from '#machines/kernel/phone';
import type { TypedPhone } from '#machines/kernel/phone-number';

const isSign = (character: string | undefined) => character !== undefined && /[+\d]/.test(character);
const signsIn = (text: string) => [...text].filter(isSign).length;

/** Position in `text` after its first `signs` digits. */
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
 * Formats the field's number and keeps the cursor after the same digit. A typed character (`event`) beyond the longest number is removed;
 * pasted text stays complete, so that its fault is visible.
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
