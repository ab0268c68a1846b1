import type { MigrationInterface } from 'typeorm';
import { Foundation0001 } from './0001-foundation.js';

/** Every migration; the number in a name decides the order, not the place in this list. */
export const migrations: (new () => MigrationInterface)[] = [Foundation0001];
