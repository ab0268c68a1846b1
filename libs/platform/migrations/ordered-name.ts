/**
 * The name TypeORM records and sorts a migration by: it wants a 13-digit stamp at the end and takes ours, the number of the file.
 * Every migration has `readonly name = orderedName(31, 'Countries')`.
 */
export const orderedName = (number: number, title: string): string => title + String(number).padStart(13, '0');
