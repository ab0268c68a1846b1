import type { MigrationInterface } from 'typeorm';
import { Foundation0001 } from './0001-foundation.js';
import { EventLog0010 } from './0010-event-log.js';
import { Consumers0011 } from './0011-consumers.js';

/** Every migration; the number in a name decides the order, not the place in this list. */
export const migrations: (new () => MigrationInterface)[] = [Foundation0001, EventLog0010, Consumers0011];
