/** The number people use: 412 -> "R-000412"; it grows wider after 999,999. Empty before the log has given one. */
export const numberText = (number: number | null): string => (number === null ? '' : `R-${String(number).padStart(6, '0')}`);
