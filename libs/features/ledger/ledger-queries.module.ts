import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { PostingsAheadHandler } from './postings-ahead.js';

/** What other features ask the ledger. It needs no database. */
@Module({ imports: [CqrsModule], providers: [PostingsAheadHandler] })
export class LedgerQueriesModule {}
