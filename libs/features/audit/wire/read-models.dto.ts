import { ApiProperty } from '@nestjs/swagger';
import type { RebuildState } from '#libs/event-log/feed/rebuild-requests';
import type { Id } from '#machines/kernel/ids';
import { OperatorDto } from './dead-letters.dto.js';

export class RebuildDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** equal: verified only; different: stands beside until somebody decides */
  state: RebuildState;
  @ApiProperty({ example: 12_000, description: 'Positions of the log passed' })
  handled: number;
  @ApiProperty({ example: 40_000, description: 'The last position of the log' })
  total: number;
  /** Sentences in the reader's language, at most some twenty a table */
  differences: string[];
  @ApiProperty({ format: 'date-time' })
  startedAt: string | null;
  @ApiProperty({ format: 'date-time' })
  endedAt: string | null;
  /** Null: from the command line */
  by: OperatorDto | null;
  error: string | null;
  /** The person who put the rebuilt model in place although it differs */
  takenBy: OperatorDto | null;
  reason: string | null;
}

export class ReadModelDto {
  /**
   * Name of the consumer that maintains it
   * @example 'orders.counts'
   */
  name: string;
  @ApiProperty({ example: 'Counts of orders', description: "In the reader's language" })
  title: string;
  @ApiProperty({ example: 1, description: 'Null: nothing was fed to it yet' })
  projectionVersion: number | null;
  @ApiProperty({ example: 3_120, description: 'Of all its tables together; roughly where they are many' })
  rows: number;
  @ApiProperty({ example: 0, description: 'Positions of the log; null where a broker feeds it' })
  behind: number | null;
  @ApiProperty({ example: 0, description: 'Streams that wait' })
  parked: number;
  /** False: a rebuild only verifies it */
  swaps: boolean;
  rebuild: RebuildDto | null;
}
