/** Derives an ASCII code from an English title: "Bank account" -> bankAccount. `fallback` if no character remains. */
export function codeOfTitle(title: string, fallback: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const code = words.map((word, i) => (i === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');
  return /^[a-z][a-zA-Z0-9]/.test(code) ? code.slice(0, 36) : fallback;
}

/** `code`, or the first of code2, code3 ... that is not taken. */
export function freeCode(code: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? code : `${code}${n}`;
    if (!taken.has(candidate)) return candidate;
  }
}
