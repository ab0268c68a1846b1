import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { OrdersByNumber } from '#libs/contracts/orders/order-queries';
import type { CommandKey } from '#libs/event-log/append/contract';
import { askCertificate, CertificatesFullError, type CertificateScope } from '#libs/event-log/certificates/certificate-requests';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { microsADay, midnightOf } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import { type FieldFault, invalid, Problem } from '#libs/platform/http/problem';
import type { CertificateBody } from '../wire/certificates.dto.js';

/** Requests of certificates. */
@Injectable()
export class CertificateRequests {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Requests a certificate. @returns its id, and whether this very request had been carried out before
   * @throws Problem 409 certificatesWaiting, 422, 429 tooManyCertificates
   */
  async ask(body: CertificateBody, actor: Actor & { id: string }, key: CommandKey | undefined): Promise<{ id: Id; replayed: boolean }> {
    const scope = await this.scopeOf(body);
    try {
      return await this.database.transaction(async (tx) => {
        const id = v7();
        const known = await once(tx, key, { id });
        if (known !== undefined) return { id: known.before.id, replayed: true };
        await askCertificate(tx, { id, scope, actor: actor.id });
        return { id, replayed: false };
      });
    } catch (fault) {
      if (fault instanceof CertificatesFullError) {
        const code = fault.limit === 'waiting' ? 'certificatesWaiting' : 'tooManyCertificates';
        throw new Problem(code, { params: { limit: fault.most }, cause: fault });
      }
      throw fault;
    }
  }

  private async scopeOf(body: CertificateBody): Promise<CertificateScope> {
    refuseForeignFields(body);
    switch (body.kind) {
      case 'all':
        return { kind: 'all' };
      case 'order':
        return { kind: 'order', order: await this.orderOf(body.order) };
      case 'selection': {
        const { statuses = [], countries = [], from, to } = body;
        if (from !== undefined && to !== undefined && to < from) throw invalid({ field: 'to', code: 'badRange' });
        return {
          kind: 'selection',
          ...(statuses.length > 0 && { statuses }),
          ...(countries.length > 0 && { countries }),
          ...(from !== undefined && { from: midnightOf(from) }),
          ...(to !== undefined && { before: midnightOf(to) + microsADay }),
        };
      }
    }
  }

  private async orderOf(written: string | undefined): Promise<Id> {
    const number = /^(?:R-)?0*([1-9]\d{0,8})$/i.exec((written ?? '').trim())?.[1];
    if (number === undefined)
      throw invalid({ field: 'order', code: written === undefined || written.trim() === '' ? 'required' : 'badFormat' });
    const [order] = await this.queries.execute(new OrdersByNumber([Number(number)]));
    if (order === undefined) throw invalid({ field: 'order', code: 'missingReference' });
    return order;
  }
}

/** Fields of another kind of scope would be ignored, so they are refused. @throws Problem 422 */
function refuseForeignFields({ kind, ...fields }: CertificateBody): void {
  const own: Readonly<Record<CertificateBody['kind'], readonly string[]>> = {
    all: [],
    order: ['order'],
    selection: ['statuses', 'countries', 'from', 'to'],
  };
  const faults = Object.entries(fields)
    .filter(([field, value]) => value !== undefined && !own[kind].includes(field))
    .map(([field]): FieldFault => ({ field, code: 'notOffered' }));
  if (faults.length > 0) throw invalid(...faults);
}
