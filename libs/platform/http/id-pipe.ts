import { Injectable, type PipeTransform } from '@nestjs/common';
import { type Id, isId } from '#libs/kernel/ids';
import { notFound } from './problem.js';

/** `@Param('id', IdPipe)`: a uuid in lower case. What is no uuid cannot name anything: 404, as a uuid that names nothing. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, Id> {
  transform(value: unknown): Id {
    const id = typeof value === 'string' ? value.toLowerCase() : value;
    if (!isId(id)) throw notFound();
    return id;
  }
}
