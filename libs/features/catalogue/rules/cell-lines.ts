/** Separates the parts of a line; inside of a part it is escaped by a backslash. */
const separator = ' | ';

const escaped = (part: string): string => part.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');

/** Inverse of `linesOf`. */
export const linesText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map(escaped).join(separator)).join('\n');

/** Parses the text of a cell into lines of parts and skips empty lines. Inverse of `linesText`. */
export const linesOf = (text: string): string[][] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map(partsOf);

function partsOf(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (sign === '\\') {
      at += 1;
      part += line[at] === 'n' ? '\n' : (line[at] ?? '');
    } else if (sign === '|') {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()];
}
