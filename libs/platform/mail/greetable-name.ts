const word = String.raw`\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*`;
/** A dot only after a few characters and before a space: "Dr. J. Berg Jr.", but no domain name. */
const name = new RegExp(String.raw`^(?:${word}|\p{L}{1,3}\.)(?: (?:${word}|\p{L}{1,3}\.)){0,3}$`, 'u');

/**
 * The name that an email to an unconfirmed address may contain, since a stranger may have typed the name in order to send a message. Up to four words of
 * alphabetic characters, at most sixty; "" for anything else, and the greeting then has no name.
 */
export function greetableName(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  return [...text].length <= 60 && name.test(text) ? text : '';
}
