/** A lead's number as people read it: 12 -> "L-000012". Empty before the log has given one. */
export const leadNumber = (number: number | null): string => (number === null ? '' : `L-${String(number).padStart(6, '0')}`);
