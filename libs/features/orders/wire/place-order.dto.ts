import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { Id } from '#machines/kernel/ids';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type Buyer, buyers } from '#machines/order/state';
import { initialSpellings } from '#machines/order/statuses';

const maxCodes = 50;

/** All values must be among the service's options. */
class ConfigurationDto {
  @ApiProperty({ example: 1, description: "Within the service's range" })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  employeesAmount: number;

  @ApiProperty({ example: 30, description: 'A value of one of the offered periods' })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  registrationPeriod: number;

  @ApiProperty({ example: 'resident', description: 'A code of the offered directors' })
  @IsString()
  @MaxLength(100)
  director: string;

  @ApiProperty({ example: [] })
  @IsArray()
  @ArrayMaxSize(maxCodes)
  @ArrayUnique()
  @IsString({ each: true })
  directorCompany: string[];

  @ApiProperty({ example: ['it'] })
  @IsArray()
  @ArrayMaxSize(maxCodes)
  @ArrayUnique()
  @IsString({ each: true })
  activityAreas: string[];
}

/** Price, percentages and steps come from the service; staff name the client, clients order for themselves. */
@WholeExample({
  service: '3fa8996e-d7ba-5b76-b33a-807d02e10424',
  country: '562f8032-bc8d-5a7b-9c4c-e4360ba3b49b',
  employeesAmount: 1,
  registrationPeriod: 10,
  director: 'own',
  directorCompany: [],
  activityAreas: ['it'],
})
export class PlaceOrderDto extends ConfigurationDto {
  @IsUUID()
  service: Id;

  /** Must be the service's country */
  @IsUUID()
  country: Id;

  /** Required from staff; clients may only name themselves */
  @IsOptional()
  @IsUUID()
  client?: Id;

  @ApiProperty({ example: 2, description: 'The version of the published terms that the client agreed to; not from staff' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  terms?: number | null;

  /** The client agrees that work may begin before the right to withdraw ends; not from staff */
  @IsOptional()
  @IsBoolean()
  startEarly?: boolean;

  /** Whether the client buys as a consumer, which is the default, or as a business; only consumers have a right to withdraw */
  @IsOptional()
  @IsIn(buyers)
  buyer?: Buyer;

  @ApiProperty({ format: 'uuid', description: 'A company of the client that the order is for: a renewal, accounting, an address' })
  @IsOptional()
  @IsUUID()
  company?: string | null;

  /** Ignored: the service's steps count */
  @Allow()
  steps?: unknown;

  @IsOptional()
  @IsIn(initialSpellings)
  status?: (typeof initialSpellings)[number];
}

/** Omitted fields stay unchanged. */
@WholeExample({ employeesAmount: 2 })
export class EditOrderDto {
  /**
   * New number of employees, within the service's range
   * @example 2
   */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  employeesAmount?: number;

  /**
   * New registration period in days, one of those offered
   * @example 30
   */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  registrationPeriod?: number;

  /**
   * Code of the new director, one of those offered
   * @example 'resident'
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  director?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(maxCodes)
  @ArrayUnique()
  @IsString({ each: true })
  directorCompany?: string[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(maxCodes)
  @ArrayUnique()
  @IsString({ each: true })
  activityAreas?: string[];
}
