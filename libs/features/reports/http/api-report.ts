import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { reportGrammar } from '../queries/asked-report.js';
import { groupings } from '../wire/reports.dto.js';

const day = { type: 'string', format: 'date' } as const;

/** Documents the parameters that all reports share. */
export const ApiReportQuestion = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({ name: 'from', required: true, schema: day, example: '2026-01-01' }),
    ApiQuery({ name: 'to', required: true, schema: day, description: 'Belongs to the period', example: '2026-12-31' }),
    ApiQuery({
      name: 'timeZone',
      required: false,
      description: 'IANA name of the zone the days are of; the office’s by default',
      example: 'Europe/Berlin',
    }),
    ApiQuery({ name: 'groupBy', required: false, enum: groupings, description: 'Each report offers some of them, the first by default' }),
    ApiQuery({ name: 'compare', required: false, enum: ['previous', 'none'] }),
    ...Object.keys(reportGrammar.filters).map((name) =>
      ApiQuery({ name: `filter[${name}]`, required: false, description: 'One or more, comma-separated', schema: { type: 'string' } }),
    ),
  );
