import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsUUID } from 'class-validator';
import { PageOf } from '#libs/contracts/wire/page';
import { type CertificateFault, type CertificateState, certificateStates } from '#libs/event-log/certificates/certificate-requests';
import type { Id } from '#libs/kernel/ids';
import { IsCalendarDate, IsLine, MayBeAbsent } from '#libs/platform/http/field-rules';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { RepairerDto } from './dead-letters.dto.js';
import { AuditSubjectDto } from './log.dto.js';

const scopeKinds = ['order', 'selection', 'all'] as const;
const faultKinds = ['row', 'rows', 'versions', 'decision', 'failed'] as const satisfies readonly CertificateFault['kind'][];
/** Countries that one selection may name. */
const mostCountries = 50;

export class CertificateBody {
  @ApiProperty({
    enum: scopeKinds,
    description: 'One order, the orders of a selection (none of its fields: all), or every stream that can be replayed',
  })
  @IsIn(scopeKinds)
  kind: (typeof scopeKinds)[number];
  @ApiPropertyOptional({ example: 'R-000412', maxLength: 20, description: 'Number of the order' })
  @MayBeAbsent()
  @IsLine(20)
  order?: string;
  @ApiPropertyOptional({ type: [String], enum: progressStatuses, maxItems: progressStatuses.length })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(progressStatuses.length)
  @ArrayUnique()
  @IsIn(progressStatuses, { each: true })
  statuses?: ProgressStatus[];
  @ApiPropertyOptional({ type: [String], format: 'uuid', maxItems: mostCountries })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(mostCountries)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  countries?: Id[];
  @ApiPropertyOptional({ example: '2026-01-01', description: 'First day of placing, UTC' })
  @MayBeAbsent()
  @IsCalendarDate()
  from?: string;
  @ApiPropertyOptional({ example: '2026-12-31', description: 'Last day of placing, UTC' })
  @MayBeAbsent()
  @IsCalendarDate()
  to?: string;
}

export class CertificateDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 17 })
  number: number;
  @ApiProperty({ type: RepairerDto, nullable: true, description: 'Null: the nightly run' })
  by: RepairerDto | null;
  @ApiProperty()
  nightly: boolean;
  @ApiProperty({ format: 'date-time' })
  askedAt: string;
  @ApiProperty({ enum: scopeKinds })
  kind: (typeof scopeKinds)[number];
  @ApiProperty({ example: 'Order R-000412', description: "What it covers, in the reader's language" })
  title: string;
  @ApiProperty({ enum: certificateStates })
  state: CertificateState;
  @ApiProperty({ example: 1_200, description: 'Streams replayed' })
  handled: number;
  @ApiProperty({ example: 4_000, description: 'Streams to replay; 0 until the run has counted them' })
  total: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 41_203, description: 'Of the log, up to which it speaks; null until it is done' })
  position: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When its snapshot was taken' })
  snapshotAt: string | null;
  @ApiProperty({ example: 4_000 })
  streams: number;
  @ApiProperty({ example: 41_000, description: 'Folded again' })
  events: number;
  @ApiProperty({ example: 39_000, description: 'Decided again' })
  commands: number;
  @ApiProperty({ example: 0 })
  faultCount: number;
  @ApiProperty({ type: String, nullable: true, description: "Why there is no result, in the reader's language" })
  error: string | null;
}

export class CertificateCountDto {
  @ApiProperty({ example: 'order' })
  streamType: string;
  @ApiProperty({ example: 'Orders', description: "In the reader's language" })
  title: string;
  @ApiProperty({ example: 400 })
  streams: number;
  @ApiProperty({ example: 9_000 })
  events: number;
  @ApiProperty({ example: 9_400 })
  commands: number;
}

export class CertificateFaultDto {
  @ApiProperty({ example: 'order' })
  streamType: string;
  @ApiProperty({ format: 'uuid' })
  stream: Id;
  @ApiProperty({ type: AuditSubjectDto })
  subject: AuditSubjectDto;
  @ApiProperty({ example: 7, description: 'Of the stream; 0: the stream as a whole' })
  version: number;
  @ApiProperty({ type: Number, nullable: true, example: 41_203, description: 'Of the event at that version; null where there is none' })
  position: number | null;
  @ApiProperty({ enum: faultKinds })
  kind: CertificateFault['kind'];
  @ApiProperty({ example: 'The stored state differs from the events', description: "In the reader's language" })
  title: string;
  @ApiProperty({
    example: 'columns partner_id differ from the fold',
    description: 'As the replay found it: names of columns, commands, figures',
  })
  detail: string;
}

export class CertificateDetailDto extends CertificateDto {
  @ApiProperty({ type: [CertificateCountDto], description: 'By type of stream' })
  counts: CertificateCountDto[];
  @ApiProperty({ type: [CertificateFaultDto], description: 'The first 200; faultCount has all' })
  faults: CertificateFaultDto[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Verifies the note (C2SP signed-note); null: no key is configured, and there are no notes',
  })
  verifierKey: string | null;
}

export class CertificatePageDto extends PageOf(CertificateDto) {
  @ApiProperty({ type: CertificateDto, nullable: true, description: 'The last nightly one that has ended' })
  nightly: CertificateDto | null;
  @ApiProperty({ example: 10, description: 'Certificates of people that may wait or run at once' })
  mostWaiting: number;
  @ApiProperty({ example: 30, description: 'Certificates that one person may request within 24 hours' })
  mostPerDay: number;
}
