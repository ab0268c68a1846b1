import type { Side } from '#machines/order/who';
import type { SubjectType } from '../wire/kinds.js';

/** The page of a chat by its name. */
const chatPath = (name: string): string => {
  const [, order = name, kind = 'client'] = /^(.*)-(client|team)$/.exec(name) ?? [];
  return `/order?id=${encodeURIComponent(order)}&tab=chat&chat=${kind}`;
};

/** Addresses in emails, from PUBLIC_URL: staff get admin pages, others their own. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  to(type: SubjectType, id: string, reader: Side): string {
    const base = this.base(reader);
    switch (type) {
      case 'order':
        return `${base}/order?id=${encodeURIComponent(id)}`;
      case 'payoff':
        return `${base}/payoffs?id=${encodeURIComponent(id)}`;
      case 'deadLetter':
        return `${base}/audit?tab=letters&id=${encodeURIComponent(id)}`;
      case 'certificate':
        return `${base}/audit?tab=replay&id=${encodeURIComponent(id)}`;
      case 'lead':
        return `${base}/lead/${encodeURIComponent(id)}`;
      case 'feedback':
        return `${base}/feedbacks?filter[order]=${encodeURIComponent(id)}`;
      case 'bankAccounts':
        return `${base}/settings?part=bank`;
      case 'exchangeRates':
        return `${base}/settings?part=rates`;
      case 'service':
        return `${base}/services?id=${encodeURIComponent(id)}`;
      case 'company':
        return `${base}/company?id=${encodeURIComponent(id)}`;
      case 'chat':
        return `${base}${chatPath(id)}`;
    }
  }

  /** Accepts a path with a query. */
  page(path: string): string {
    return `${this.publicUrl}${path}`;
  }

  payouts(reader: Side): string {
    return `${this.base(reader)}/payoffs`;
  }

  list(reader: Side): string {
    return `${this.base(reader)}/notifications`;
  }

  preferences(reader: Side): string {
    return `${this.list(reader)}?tab=settings`;
  }

  private base(reader: Side): string {
    return reader === 'staff' ? `${this.publicUrl}/admin` : this.publicUrl;
  }
}
