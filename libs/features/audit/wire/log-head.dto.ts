import { ApiProperty } from '@nestjs/swagger';

/** `waiting`: it was not asked yet. `cosigned`: it has the newest checkpoint. `behind`: it cosigned an earlier one last. The others: docs/audit.md, Witnesses. */
export const witnessStatuses = ['waiting', 'cosigned', 'behind', 'unreachable', 'refused', 'invalid', 'forked', 'ahead'] as const;

export class WitnessDto {
  @ApiProperty({ example: 'witness.example', description: 'The name in its key' })
  name: string;
  @ApiProperty({ example: 'https://witness.example/w' })
  address: string;
  @ApiProperty({ enum: witnessStatuses })
  status: (typeof witnessStatuses)[number];
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Since when it answers so' })
  since: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 41_203, description: 'Entries of the newest checkpoint that it cosigned' })
  cosignedSize: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When, by its clock' })
  cosignedAt: string | null;
  @ApiProperty({ example: 41_203, description: 'Entries that it has cosigned, by its own word' })
  size: number;
  @ApiProperty({ example: '', description: 'What it answered, where it did not cosign' })
  detail: string;
}

export class LogHeadDto {
  @ApiProperty({ type: String, nullable: true, example: 'registra.example', description: 'Null: nothing was signed yet' })
  origin: string | null;
  @ApiProperty({ example: 41_210, description: 'Entries of the log now' })
  entries: number;
  @ApiProperty({ type: Number, nullable: true, example: 41_203, description: 'Entries of the newest checkpoint' })
  size: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  signedAt: string | null;
  @ApiProperty({ example: 2, description: 'Cosignatures that a bundle’s policy asks for; 0 without witnesses' })
  quorum: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Entries of the newest checkpoint with that many' })
  witnessedSize: number | null;
  @ApiProperty({ type: [WitnessDto], description: 'Those of WITNESSES, up to 16' })
  witnesses: WitnessDto[];
}
