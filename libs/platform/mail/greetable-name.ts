const word = String.raw`\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*`;
/** A dot only behind a few letters and before a blank: "Dr. J. Berg Jr.", but no address of a page. */
const name = new RegExp(String.raw`^(?:${word}|\p{L}{1,3}\.)(?: (?:${word}|\p{L}{1,3}\.)){0,3}$`, 'u');

/**
 * A name as a letter may repeat it to a mailbox that nobody has confirmed: whoever typed the name chose who reads it. Up to four words of letters, at most sixty
 * characters; "" for anything else, which is then greeted without a name.
 */
export function greetableName(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  return [...text].length <= 60 && name.test(text) ? text : '';
}
