import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CountryNames } from '#libs/contracts/catalogue/catalogue-queries';
import { OrderNumbers } from '#libs/contracts/orders/order-queries';
import type { Certificate, CertificateScope } from '#libs/event-log/certificates/certificate-requests';
import { formatDay } from '#libs/kernel/format';
import type { Id, Language } from '#libs/kernel/ids';
import { calendarDateOf, type Micros } from '#libs/kernel/time';
import { findText } from '#libs/platform/texts/text';
import { numberText } from '#machines/order/next-step';
import { certificateWords } from '../texts/certificate-words.js';
import type { CertificateDetailDto, CertificateDto } from '../wire/certificates.dto.js';
import { LogViews, subjectView } from './log-views.js';
import { Repairers } from './repairers.js';

/** Certificates in words. */
@Injectable()
export class CertificateViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly repairers: Repairers,
    private readonly logs: LogViews,
  ) {}

  async of(certificates: readonly Certificate[], language: Language): Promise<CertificateDto[]> {
    const scopes = certificates.map(({ scope }) => scope);
    const [person, numbers, countries] = await Promise.all([
      this.repairers.of(
        certificates.map(({ askedBy }) => askedBy),
        language,
      ),
      this.queries.execute(new OrderNumbers(scopes.flatMap((scope) => (scope.kind === 'order' ? [scope.order] : [])))),
      this.queries.execute(new CountryNames(scopes.flatMap((scope) => (scope.kind === 'selection' ? (scope.countries ?? []) : [])))),
    ]);
    const nameOf = (id: Id): string => countries.get(id)?.name[language] ?? id;
    const numberOf = (id: Id): string => {
      const number = numbers.get(id);
      return number === undefined ? id : numberText(number);
    };
    return certificates.map((certificate) => {
      const { id, askedBy, askedAt, startedAt, endedAt, snapshotAt, pos, counts, error, scope } = certificate;
      const { number, nightly, state, handled, total, faultCount } = certificate;
      return {
        ...{ _id: id, number, nightly, state, handled, total, faultCount, kind: scope.kind, position: pos },
        by: askedBy === null ? null : person(askedBy),
        askedAt: askedAt.toISOString(),
        title: scopeWords(scope, language, numberOf, nameOf),
        startedAt: startedAt?.toISOString() ?? null,
        endedAt: endedAt?.toISOString() ?? null,
        snapshotAt: snapshotAt?.toISOString() ?? null,
        streams: sum(counts.map(({ streams }) => streams)),
        events: sum(counts.map(({ events }) => events)),
        commands: sum(counts.map(({ commands }) => commands)),
        error: error === null ? null : certificateWords[language].errors[error],
      };
    });
  }

  /** What a scope covers, in the words of a signed statement. */
  async covers(scope: CertificateScope): Promise<string> {
    if (scope.kind !== 'order') return scope.kind === 'all' ? 'everything' : 'orders';
    const number = (await this.queries.execute(new OrderNumbers([scope.order]))).get(scope.order);
    return `order ${number === undefined ? scope.order : numberText(number)}`;
  }

  async detail(certificate: Certificate, language: Language): Promise<Omit<CertificateDetailDto, 'verifierKey'>> {
    const words = certificateWords[language];
    const { counts, faults } = certificate;
    const about = faults.map(({ streamType, stream }) => ({ streamType, streamId: stream }));
    const [[view], known] = await Promise.all([this.of([certificate], language), this.logs.known(about, [])]);
    if (view === undefined) throw new Error('a certificate has no view');
    return {
      ...view,
      counts: counts.map((count) => ({ ...count, title: words.streams[count.streamType] ?? count.streamType })),
      faults: faults.map(({ pos, ...fault }) => ({
        ...fault,
        position: pos,
        subject: subjectView({ streamType: fault.streamType, streamId: fault.stream }, known, language),
        title: words.faults[fault.kind],
      })),
    };
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

type NameOf = (id: Id) => string;

function scopeWords(scope: CertificateScope, language: Language, numberOf: NameOf, nameOf: NameOf): string {
  const words = certificateWords[language];
  switch (scope.kind) {
    case 'all':
      return words.everything;
    case 'order':
      return words.oneOrder(numberOf(scope.order));
    case 'selection': {
      const { statuses = [], countries = [], from, before } = scope;
      const day = (at: Micros | undefined): string => (at === undefined ? '' : formatDay(calendarDateOf(at), 'date', language));
      const conditions = [
        statuses.map((status) => statusWords(status, language)).join(', '),
        countries.map(nameOf).join(', '),
        from === undefined && before === undefined ? '' : words.period(day(from), day(before === undefined ? undefined : before - 1)),
      ].filter((one) => one !== '');
      return conditions.length === 0 ? words.allOrders : words.orders(conditions.join('; '));
    }
  }
}

/** One status quotes a percent, which a selection has none of. */
const statusWords = (status: string, language: Language): string =>
  (findText(language, `status.${status}`, { percent: '' }) ?? status).replace(/:\s*$/, '');
