import { ValidateBy } from 'class-validator';
import { isCalendarDate } from '#libs/kernel/time';

/** A day that a calendar has, from 1900 to today (in UTC). Code: mustBeDate. */
export const isBirthday = (value: unknown, today = new Date().toISOString().slice(0, 10)): boolean =>
  isCalendarDate(value) && value >= '1900-01-01' && value <= today;

export const IsBirthday = (): PropertyDecorator =>
  ValidateBy({ name: 'mustBeDate', validator: { validate: (value: unknown) => isBirthday(value) } });
