/** A lead's number for people: 12 -> "L-000012". Empty before the log has assigned one. */
export const leadNumber = (number: number | null): string => (number === null ? '' : `L-${String(number).padStart(6, '0')}`);
