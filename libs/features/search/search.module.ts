import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { SearchController } from './search.controller.js';

/** Needs the global AccessGuardModule, and the features that answer for orders, people and the catalogue. */
@Module({ imports: [CqrsModule], controllers: [SearchController] })
export class SearchModule {}
