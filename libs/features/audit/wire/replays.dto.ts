import { ApiProperty } from '@nestjs/swagger';
import { type LocatedFault, type ReplayState } from '#libs/event-log/replay/replay-runs';
import type { Id } from '#machines/kernel/ids';
import { IsLine, MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { OperatorDto } from './dead-letters.dto.js';
import { AuditSubjectDto } from './log.dto.js';

@WholeExample({ order: 'R-000012' })
export class ReplayBody {
  @ApiProperty({ example: 'R-000412', maxLength: 20, description: 'Number of the order; absent: everything' })
  @MayBeAbsent()
  @IsLine(20)
  order?: string;
}

export class ReplayCountDto {
  /**
   * Kind of object that the streams are about
   * @example 'order'
   */
  streamType: string;
  @ApiProperty({ example: 'Orders', description: "In the reader's language" })
  title: string;
  /**
   * Streams of this type that were replayed
   * @example 400
   */
  streams: number;
  @ApiProperty({ example: 9_000, description: 'Folded again' })
  events: number;
  @ApiProperty({ example: 9_400, description: 'Decided again' })
  commands: number;
}

export class LocatedFaultDto {
  /**
   * Kind of object that the stream is about
   * @example 'order'
   */
  streamType: string;
  @ApiProperty({ format: 'uuid' })
  stream: Id;
  subject: AuditSubjectDto;
  @ApiProperty({ example: 7, description: 'Of the stream; 0: the stream as a whole' })
  version: number;
  @ApiProperty({ example: 41_203, description: 'Of the event at that version; null where there is none' })
  position: number | null;
  kind: LocatedFault['kind'];
  @ApiProperty({ example: 'The stored state differs from the events', description: "In the reader's language" })
  title: string;
  @ApiProperty({
    example: 'columns partner_id differ from the fold',
    description: 'As the replay found it: names of columns, commands, figures',
  })
  detail: string;
}

export class ReplayDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** Null: the nightly run */
  by: OperatorDto | null;
  @ApiProperty({ format: 'date-time' })
  askedAt: string;
  @ApiProperty({ example: 'Order R-000412', description: "What it covers, in the reader's language" })
  title: string;
  state: ReplayState;
  @ApiProperty({ example: 1_200, description: 'Streams replayed' })
  handled: number;
  @ApiProperty({ example: 4_000, description: 'Streams to replay; 0 until the run has counted them' })
  total: number;
  @ApiProperty({ format: 'date-time' })
  endedAt: string | null;
  @ApiProperty({ example: 41_203, description: 'Of the log, up to which it was replayed; null until it is done' })
  position: number | null;
  /** The root of the tree over the entries up to that position, in base64 */
  root: string | null;
  @ApiProperty({ format: 'date-time', description: 'When its snapshot was taken' })
  snapshotAt: string | null;
  /** Counts per type of stream */
  counts: ReplayCountDto[];
  /**
   * All differences that were found
   * @example 0
   */
  faultCount: number;
  /** The first 200; faultCount has all */
  faults: LocatedFaultDto[];
  /** Why there is no result, in the reader's language */
  error: string | null;
}

export class NewestReplaysDto {
  /** The last nightly replay that has ended */
  nightly: ReplayDto | null;
  /** The last replay that a person started */
  started: ReplayDto | null;
}
