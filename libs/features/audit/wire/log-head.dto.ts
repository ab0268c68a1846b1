import { ApiProperty } from '@nestjs/swagger';

export class LogHeadDto {
  @ApiProperty({ example: 'registra.example', description: 'Null: nothing was signed yet' })
  origin: string | null;
  @ApiProperty({ example: 41_210, description: 'Entries of the log now' })
  entries: number;
  @ApiProperty({ example: 41_203, description: 'Entries of the newest checkpoint' })
  size: number | null;
  @ApiProperty({ format: 'date-time' })
  signedAt: string | null;
}
