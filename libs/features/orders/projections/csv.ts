/** What spreadsheets would run as a formula; a quotation mark in front makes it a text again. */
const formula = /^[=+\-@\t\r]/;

/** One line of CSV (RFC 4180): quoted where needed, never a formula. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells
    .map((cell) => {
      const text = cell === null || cell === undefined ? '' : String(cell);
      const safe = typeof cell === 'string' && formula.test(text) ? `'${text}` : text;
      return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(',')}\r\n`;
