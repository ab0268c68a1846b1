import type { TextParams } from '#libs/platform/texts/text';
import { Problem } from '#libs/platform/http/problem';

/** Maximum number of members (object fields and list elements, at all levels) of an anonymous body. The largest form has some 180. */
export const mostAnonymousMembers = 500;
/** The same for a signed-in sender. The largest body, a service with every option, has less than 3,000. */
export const mostMembers = 5_000;
/** Maximum nesting: deeper than any body of the API, and far from a stack overflow in recursive code. */
const mostLevels = 32;
/** Maximum length of a field or parameter name. */
const longestName = 200;

const outOfBounds = (code: string, params: TextParams): Problem => new Problem(code, { params, errors: [{ field: '', code, params }] });

const tooManyFields = (limit: number): Problem => outOfBounds('tooManyFields', { limit });
const fieldNameTooLong = (): Problem => outOfBounds('fieldNameTooLong', { limit: longestName });
const tooDeep = (): Problem => outOfBounds('tooDeep', { limit: mostLevels });

const [quote, colon, comma, escape] = [0x22, 0x3a, 0x2c, 0x5c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/**
 * Why a JSON text is too large to process; undefined if it is not. It scans the text in one pass that stops at the first violation, because a parser would
 * build all fields first. Invalid JSON may be miscounted: the parser rejects it afterwards.
 * @param json UTF-8 @returns 422 tooManyFields, tooDeep or fieldNameTooLong
 */
export function boundsFault(json: Buffer, most: number): Problem | undefined {
  let [members, level] = [0, 0];
  let first = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isSpace(byte)) continue;
    if (byte === closeBrace || byte === closeBracket) {
      level -= 1;
      first = false;
      continue;
    }
    // A list of n elements has n - 1 commas: its first element is counted at its start.
    if (first || byte === comma) members += 1;
    if (members > most) return tooManyFields(most);
    first = byte === openBrace || byte === openBracket;
    if (first) level += 1;
    if (level > mostLevels) return tooDeep();
    if (byte !== quote) continue;
    const end = endOfText(json, at);
    if (isName(json, end) && isLong(json, at, end)) return fieldNameTooLong();
    at = end;
  }
  return undefined;
}

/** Index of the closing quotation mark of the string at `start`; the end of `json` if it has none. */
function endOfText(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === escape ? 2 : 1;
  return at;
}

function isName(json: Buffer, end: number): boolean {
  let at = end + 1;
  while (isSpace(json[at])) at += 1;
  return json[at] === colon;
}

/** Whether a name has too many characters, each of which takes one to six bytes (`\u0061`). */
function isLong(json: Buffer, start: number, end: number): boolean {
  if (end - start - 1 <= longestName) return false;
  if (end - start - 1 > longestName * 6) return true;
  try {
    return (JSON.parse(json.toString('utf8', start, end + 1)) as string).length > longestName;
  } catch {
    return false;
  }
}

/** Maximum length of a parameter's value: a hundred ids and the commas between them. */
const longestValue = 4_000;

/** The same for a parsed query, in which a repeated parameter is a list. @returns also 422 tooLong with the parameter */
export function queryFault(query: unknown): Problem | undefined {
  let left = mostAnonymousMembers;
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | string[]>)) {
    left -= Array.isArray(value) ? value.length : 1;
    if (left < 0) return tooManyFields(mostAnonymousMembers);
    if (name.length > longestName) return fieldNameTooLong();
    if ((Array.isArray(value) ? value : [value]).some((one) => one.length > longestValue))
      return new Problem('validationFailed', { errors: [{ field: name, code: 'tooLong' }] });
  }
  return undefined;
}
