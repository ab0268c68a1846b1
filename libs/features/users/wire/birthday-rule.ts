import { ValidateBy } from 'class-validator';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day that a calendar has, from 1900 to today (in UTC). Code: mustBeDate. */
export const isBirthday = (value: unknown, today = new Date().toISOString().slice(0, 10)): boolean => {
  if (typeof value !== 'string' || !day.test(value) || value < '1900-01-01' || value > today) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
};

export const IsBirthday = (): PropertyDecorator =>
  ValidateBy({ name: 'mustBeDate', validator: { validate: (value: unknown) => isBirthday(value) } });
