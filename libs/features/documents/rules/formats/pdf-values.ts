/**
 * A value of PDF's syntax (ISO 32000-2, 7.3). A string is its bytes in Latin-1. Values that no rule needs, such as fractions and long
 * strings, are `null`.
 */
export type PdfValue = PdfName | PdfReference | PdfDictionary | PdfValue[] | string | number | null;

/** A name without its slash and escapes. */
export class PdfName {
  constructor(readonly text: string) {}
}

export class PdfReference {
  constructor(readonly object: number) {}
}

/** Keeps both values of a repeated key, because readers differ in which one they take. */
export class PdfDictionary {
  readonly entries = new Map<string, PdfValue[]>();

  add(key: string, value: PdfValue): void {
    const known = this.entries.get(key);
    if (known) known.push(value);
    else this.entries.set(key, [value]);
  }

  all(key: string): readonly PdfValue[] {
    return this.entries.get(key) ?? [];
  }

  names(key: string): string[] {
    return this.all(key).flatMap((value) => (value instanceof PdfName ? [value.text] : []));
  }
}

/**
 * Thrown for syntax that no real writer produces: nested deeper than a hundred, one object of several megabytes, the same bytes read
 * repeatedly.
 */
export class PdfSyntaxError extends Error {
  override readonly name = 'PdfSyntaxError';
}

const mostDepth = 100;
const largestObject = 4 * 1024 * 1024;
/** Longest string, in escapes, that any rule reads; longer ones become null. */
const longestString = 1024;

const blanks = /[\0\t\n\f\r ]*/y;
const comment = /%[^\r\n]*/y;
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const plainInString = /[^()\\]*/y;
const hexString = /<[^>]*>?/y;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Decodes the escapes of a string (ISO 32000-2, 7.3.4.2). */
const plainText = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|(\r\n|[^]))|\r\n?/g, (_, octal?: string, sign?: string) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    if (sign === undefined) return '\n';
    return /[\r\n]/.test(sign) ? '' : (escapes[sign] ?? sign);
  });

const hexText = (text: string): string | null => {
  const digits = text.length > 2 * longestString ? '' : text.replace(/[^0-9a-f]/gi, '');
  return digits && Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
};

/** The length of the match of `pattern` (sticky) at `at`. */
function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/**
 * The end of the blanks and comments from `at` on (7.2.4). Reads each byte once: a single pattern would try every way of dividing a comment
 * with blanks.
 */
export function gapEnd(text: string, at: number): number {
  let end = at + lengthAt(blanks, text, at);
  while (text[end] === '%') {
    end += lengthAt(comment, text, end);
    end += lengthAt(blanks, text, end);
  }
  return end;
}

/**
 * Reads values of `text` (Latin-1, one character per byte) as leniently as readers do, skipping misplaced tokens. `budget` limits the
 * total.
 */
export class PdfParser {
  private at = 0;
  private begin = 0;

  constructor(
    private readonly text: string,
    private readonly budget: { left: number },
  ) {}

  /** The value at `at`, and where it ends. @throws PdfSyntaxError */
  read(at: number): { value: PdfValue; end: number } {
    this.at = this.begin = at;
    const value = this.value(0);
    this.budget.left -= this.at - this.begin;
    if (this.budget.left < 0) throw new PdfSyntaxError('read too often');
    return { value, end: this.at };
  }

  private value(depth: number): PdfValue {
    if (depth > mostDepth) throw new PdfSyntaxError('too deep');
    this.checkSize();
    this.skipGap();
    const sign = this.text[this.at];
    if (sign === '/') return new PdfName(this.name());
    if (sign === '(') return this.string();
    if (sign === '[') return this.array(depth);
    if (this.text.startsWith('<<', this.at)) return this.dictionary(depth);
    if (sign === '<') return hexText(this.skip(hexString));
    return this.word();
  }

  private checkSize(): void {
    if (this.at - this.begin > largestObject) throw new PdfSyntaxError('too large');
  }

  private word(): PdfValue {
    const word = this.skip(regular);
    if (word === '') this.at += 1;
    if (!/^-?\d{1,10}$/.test(word)) return null;
    return word.startsWith('-') ? Number(word) : this.numberOrReference(word);
  }

  private numberOrReference(word: string): number | PdfReference {
    const end = this.referenceEnd();
    if (end === null) return Number(word);
    this.at = end;
    return new PdfReference(Number(word));
  }

  /** The end of a reference whose number is before `at`; null: it is a number. */
  private referenceEnd(): number | null {
    const generation = gapEnd(this.text, this.at);
    const digits = lengthAt(regular, this.text, generation);
    if (generation === this.at || digits > 10 || !/^\d+$/.test(this.text.slice(generation, generation + digits))) return null;
    const letter = gapEnd(this.text, generation + digits);
    const isReference = letter > generation + digits && this.text[letter] === 'R' && lengthAt(regular, this.text, letter) === 1;
    return isReference ? letter + 1 : null;
  }

  private name(): string {
    this.at += 1;
    return this.skip(regular).replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }

  private string(): string | null {
    const begin = this.at + 1;
    let open = 0;
    do {
      const sign = this.text[this.at];
      this.at += sign === '\\' ? 2 : 1;
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      if (open > 0) this.skip(plainInString);
      this.checkSize();
    } while (open > 0 && this.at < this.text.length);
    return this.at - begin > longestString ? null : plainText(this.text.slice(begin, this.at - 1));
  }

  private array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    this.at += 1;
    while (!this.ends(']')) values.push(this.value(depth + 1));
    return values;
  }

  private dictionary(depth: number): PdfDictionary {
    const found = new PdfDictionary();
    this.at += 2;
    while (!this.ends('>>')) {
      const key = this.value(depth + 1);
      if (!(key instanceof PdfName)) continue;
      this.skipGap();
      if (!this.text.startsWith('>>', this.at)) found.add(key.text, this.value(depth + 1));
    }
    return found;
  }

  /** Whether the text ends or `sign` comes next, which it consumes. */
  private ends(sign: string): boolean {
    this.skipGap();
    const isHere = this.text.startsWith(sign, this.at);
    if (isHere) this.at += sign.length;
    return isHere || this.at >= this.text.length;
  }

  private skipGap(): void {
    this.at = gapEnd(this.text, this.at);
  }

  private skip(pattern: RegExp): string {
    const begin = this.at;
    this.at += lengthAt(pattern, this.text, begin);
    return this.text.slice(begin, this.at);
  }
}
