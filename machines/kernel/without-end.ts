/**
 * `text` without trailing characters of `ends`. An expression such as `/[ .]+$/` restarts at each of them: 80 kB of dots before another character take it
 * seconds, so texts of strangers are not given to one.
 */
export function withoutEnd(text: string, ends: string): string {
  let length = text.length;
  while (length > 0 && ends.includes(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}
