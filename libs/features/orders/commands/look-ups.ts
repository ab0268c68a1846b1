import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import { ServiceForOrder } from '#libs/contracts/catalogue/service-for-order';
import { FileForAttaching } from '#libs/contracts/documents/file-for-attaching';
import { PeopleByIds, type Person } from '#libs/contracts/users/people-by-ids';
import type { Id } from '#libs/kernel/ids';

/** What commands ask of other features before the order is decided on. */
@Injectable()
export class LookUps {
  constructor(private readonly queries: QueryBus) {}

  /** A service that can be ordered, or null. */
  service(id: Id): Promise<Readonly<ServiceCopy> | null> {
    return this.queries.execute(new ServiceForOrder(id));
  }

  /** Somebody active, or undefined. */
  async person(id: Id): Promise<Person | undefined> {
    const person = (await this.queries.execute(new PeopleByIds([id]))).get(id);
    return person?.active === true ? person : undefined;
  }

  /** Whether `uploader` may attach the file now. */
  async mayAttach(file: Id, uploader: Id): Promise<boolean> {
    return (await this.queries.execute(new FileForAttaching(file, uploader))) !== null;
  }
}
