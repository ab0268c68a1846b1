import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { notFound } from '#libs/platform/http/problem';
import { mayReadNotes, sectionOf } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';
import { type ListedPerson, People } from '../storage/people.js';

/** Finds a person for readers of the section that lists them; 404 for everyone else. */
@Injectable()
export class VisiblePerson {
  constructor(private readonly people: People) {}

  /** @throws Problem 404 if the person does not exist or `reader` may not read their section */
  async of(id: Id, reader: Actor): Promise<ListedPerson> {
    const person = await this.people.one(id);
    if (!person || !permits(reader, `${sectionOf(person.role)}.read`)) throw notFound();
    return person;
  }

  /** Finds a person whose notes the reader may read; never the reader. @throws Problem 404 */
  async withNotes(id: Id, reader: Actor): Promise<ListedPerson> {
    const person = await this.of(id, reader);
    if (!mayReadNotes(reader, person)) throw notFound();
    return person;
  }
}
