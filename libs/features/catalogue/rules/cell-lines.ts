/** Parts of a line stand between these; inside of them it is written with a backslash in front. */
const separator = ' | ';

const escaped = (part: string): string => part.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');

/** Lines of parts as the text of one cell. */
export const linesText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map(escaped).join(separator)).join('\n');

/** The text of a cell as lines of parts; empty lines count for nothing. What `linesText` wrote comes back as it was. */
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
