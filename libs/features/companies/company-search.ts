import { Injectable } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Transaction } from '#libs/platform/database/database';
import { CompanyWords } from './company-words.js';

/** Keeps what companies are found by, from their current facts. */
@Injectable()
export class CompanySearch implements Consumer {
  readonly name = 'companies.search';
  readonly projectionVersion = 1;
  readonly types = ['CompanyAdded', 'CompanyChanged', 'CompanyProposalAccepted'] as const;

  constructor(private readonly words: CompanyWords) {}

  handle({ streamId }: PlacedEvent, tx: Transaction): Promise<void> {
    return this.words.write(tx, streamId);
  }
}
