import { ValidateBy } from 'class-validator';
import { isMailbox } from '../rules/mailbox.js';

/** A mailbox that mail can be sent to and nobody can take for another. Code: mustBeEmail. */
export const IsMailbox = (): PropertyDecorator =>
  ValidateBy({ name: 'mustBeEmail', validator: { validate: (value: unknown) => typeof value === 'string' && isMailbox(value) } });
