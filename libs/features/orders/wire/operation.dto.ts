import { type Type as Class, applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type as TypeOf } from 'class-transformer';
import { IsDefined, IsIn, IsObject, ValidateNested, validateSync } from 'class-validator';
import { type OperationName, operationNames } from '#machines/order/commands';
import { NoPayloadDto, payloads } from './operation-payloads.dto.js';

/** The body of one operation: its name, which chooses the payload's class, and the payload. */
export interface OperationBody<Name extends OperationName = OperationName> {
  operation: Name;
  payload?: object;
}

/** Whether there is something that has to be said. */
const needsPayload = (payload: Class<object>): boolean => validateSync(new payload(), { forbidUnknownValues: false }).length > 0;

/** One documented body class per operation, made from the one table of payloads. */
function bodyClass<Name extends OperationName>(operation: Name): Class<OperationBody<Name>> {
  const payload = payloads[operation].body;
  class Body {
    operation: Name;
    payload?: object;
  }
  Object.defineProperty(Body, 'name', { value: `${operation[0]?.toUpperCase()}${operation.slice(1)}Dto` });
  ApiProperty({ type: String, enum: [operation], example: operation })(Body.prototype, 'operation');
  ApiProperty({ type: payload, required: needsPayload(payload) })(Body.prototype, 'payload');
  return Body;
}

/** The body classes by operation. */
export const operationBodies: ReadonlyMap<OperationName, Class<OperationBody>> = new Map(
  operationNames.map((name) => [name, bodyClass(name) as Class<OperationBody>]),
);

/** The payload's class, or undefined for an operation there is none of. */
const payloadClassOf = (operation: unknown): Class<object> | undefined =>
  typeof operation === 'string' && Object.hasOwn(payloads, operation) ? payloads[operation as OperationName].body : undefined;

/** Any of the bodies, as it is validated: the payload's class follows the operation; an unknown operation is refused by its name. */
export class OperationCallDto {
  @IsIn(operationNames)
  operation: OperationName;

  @IsDefined()
  @IsObject()
  @ValidateNested()
  @TypeOf((help) => payloadClassOf((help?.object as { operation?: unknown } | undefined)?.operation) ?? NoPayloadDto)
  payload: object;
}

const bodies = [...operationBodies.values()];

/** Documents the route's body: one of the fifteen operations, discriminated by `operation`. */
export const ApiOperationBody = (): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(...bodies),
    ApiBody({
      required: true,
      schema: {
        oneOf: bodies.map((body) => ({ $ref: getSchemaPath(body) })),
        discriminator: {
          propertyName: 'operation',
          mapping: Object.fromEntries([...operationBodies].map(([name, body]) => [name, getSchemaPath(body)])),
        },
      },
    }),
  );
