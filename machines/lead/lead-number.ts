/** A lead's number as people read it: L-000012. */
export const leadNumber = (number: number): string => `L-${String(number).padStart(6, '0')}`;
