import { ApiProperty } from '@nestjs/swagger';

export class ConsistencyProofDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  from: number;
  @ApiProperty({ type: 'integer', minimum: 1 })
  to: number;
  /** Hashes in base64 (RFC 6962, section 2.1.2), at most 63; none if the sizes are equal */
  hashes: string[];
}

export class EntryProofDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Position in the log; the index in its tree is one less' })
  position: number;
  @ApiProperty({ format: 'byte', description: 'The bytes that the leaf hashes, in base64' })
  entry: string;
  @ApiProperty({ description: 'C2SP tlog-proof@v1, with a signed checkpoint' })
  proof: string;
  /** The public key of the checkpoint (C2SP signed-note); null without a signing key */
  verifierKey: string | null;
}
