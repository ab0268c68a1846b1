import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';

/** The largest stored size in pixels. */
export const exampleSize = { width: 1600, height: 1600 } as const;

const namespace: Id = '3f0b8a51-6f1c-5d0e-9a57-1f6b3f4f8c11';

/** Example pictures are never deleted, because orders refer to those of their terms. */
@Injectable()
export class ExamplePictures {
  constructor(private readonly database: Database) {}

  /** Stores a WebP; the same picture is stored once. @returns its id, derived from its bytes */
  async keep(picture: Buffer): Promise<Id> {
    const id = v5(createHash('sha256').update(picture).digest('hex'), namespace);
    await this.database.query('insert into example_pictures (id, picture) values ($1, $2) on conflict do nothing', [id, picture]);
    return id;
  }

  async find(id: Id): Promise<Buffer | undefined> {
    return (await this.database.one<{ picture: Buffer }>('select picture from example_pictures where id = $1', [id], 'example_picture'))
      ?.picture;
  }
}
