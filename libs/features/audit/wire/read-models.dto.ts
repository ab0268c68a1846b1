import { ApiProperty } from '@nestjs/swagger';
import type { RebuildState } from '#libs/event-log/feed/rebuild-requests';
import type { Id } from '#machines/kernel/ids';
import { RepairerDto } from './dead-letters.dto.js';

const rebuildStates = ['waiting', 'running', 'equal', 'different', 'swapped', 'failed'] as const satisfies readonly RebuildState[];

export class RebuildDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: rebuildStates, description: 'equal: verified only; different: stands beside until somebody decides' })
  state: RebuildState;
  @ApiProperty({ example: 12_000, description: 'Positions of the log passed' })
  handled: number;
  @ApiProperty({ example: 40_000, description: 'The last position of the log' })
  total: number;
  @ApiProperty({ type: [String], description: "Sentences in the reader's language, at most some twenty a table" })
  differences: string[];
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt: string | null;
  @ApiProperty({ type: RepairerDto, nullable: true, description: 'Null: from the command line' })
  by: RepairerDto | null;
  @ApiProperty({ type: String, nullable: true })
  error: string | null;
  @ApiProperty({
    type: RepairerDto,
    nullable: true,
    description: 'Who decided that it takes the place of the live one although it differs',
  })
  takenBy: RepairerDto | null;
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export class ReadModelDto {
  @ApiProperty({ example: 'orders.counts' })
  name: string;
  @ApiProperty({ example: 'Counts of orders', description: "In the reader's language" })
  title: string;
  @ApiProperty({ type: Number, nullable: true, example: 1, description: 'Null: nothing was fed to it yet' })
  projectionVersion: number | null;
  @ApiProperty({ example: 3_120, description: 'Of all its tables together; roughly where they are many' })
  rows: number;
  @ApiProperty({ type: Number, nullable: true, example: 0, description: 'Positions of the log; null where a broker feeds it' })
  behind: number | null;
  @ApiProperty({ example: 0, description: 'Streams that wait' })
  parked: number;
  @ApiProperty({ description: 'False: a rebuild only verifies it' })
  swaps: boolean;
  @ApiProperty({ type: RebuildDto, nullable: true })
  rebuild: RebuildDto | null;
}
