import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import type { GeneratedIds } from '#libs/event-log/commands/stream-command-handler';
import type { Currency } from '#machines/kernel/money';
import type { Id, TextRef } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import { midnightOf } from '#machines/kernel/time';
import { WholeExample } from '#libs/platform/http/api-docs';
import { Problem } from '#libs/platform/http/problem';
import { type OperationName, operationNames, type OperationPayloads } from '#machines/order/commands';
import type { ItemKind } from '#machines/order/state';
import { IsCalendarDate, IsText } from '#libs/platform/http/field-rules';
import { minorOf } from './amount.js';
import { IsMoney, type MoneyDto } from '#libs/contracts/wire/money.dto';

/**
 * A payload of the machine in wire form: texts instead of references, money instead of minor units; the server generates ids of new
 * objects.
 */
type OnWire<T> = T extends TextRef ? string : T extends number ? MoneyText : T extends object ? { [K in keyof T]: OnWire<T[K]> } : T;
type Payload<Name extends OperationName> = OnWire<OperationPayloads[Name]>;

const maxItems = 50;

/** Optional list of items' ids, without duplicates. */
const MayNameItems = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], format: 'uuid', uniqueItems: true, required: false }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(maxItems),
    ArrayUnique(),
    IsUUID('all', { each: true }),
  );

/** Payload of operations without members. */
class NoPayloadDto implements Payload<'managerConfirmedNotPayedOrder'> {}

/** Cash that pays the missing part of the prepayment, at most the balance. */
class CashPayloadDto implements Pick<Payload<'orderPayedWithCashAfterManagerConfirmed'>, 'amount'> {
  @IsMoney()
  amount: MoneyDto;

  /**
   * For staff only
   * @example 'Receipt 17'
   */
  @IsOptional()
  @IsText(1000)
  note?: string | null;
}

/** A document that the client is asked for. */
class RequestedItemPayloadDto implements Partial<Pick<Payload<'requestDocuments'>['items'][number], 'kind' | 'note'>> {
  /** @example 'document' */
  @IsIn(['document', 'address'])
  kind: ItemKind;

  @ApiProperty({ example: 'Passport of the director', description: 'Needed without `required`; with it: whose it is' })
  @ValidateIf((item: RequestedItemPayloadDto) => item.required === undefined || item.title !== undefined)
  @IsText(200)
  title?: string;

  /**
   * Read by the client next to the title
   * @example 'Every page in colour'
   */
  @IsOptional()
  @IsText(1000)
  note?: string | null;

  /** Position in the order's requiredDocuments, which have title and note in both languages */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(maxItems)
  required?: number;
}

/** New items, items requested again, and items no longer needed; at least one of them. */
@WholeExample({ items: [{ kind: 'document', title: 'Passport of the director', note: 'Every page in colour' }] })
class RequestDocumentsPayloadDto implements Partial<Pick<Payload<'requestDocuments'>, 'again' | 'withdraw'>> {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(maxItems)
  @Nested(() => RequestedItemPayloadDto)
  items?: RequestedItemPayloadDto[];

  @MayNameItems()
  again?: Id[];

  @MayNameItems()
  withdraw?: Id[];

  @ApiProperty({
    format: 'date',
    example: '2027-01-31',
    description:
      'The day by which all that this asks for is wanted: today or later, within a year. Its client is reminded before and after',
  })
  @IsOptional()
  @IsCalendarDate()
  due?: string | null;
}

/** Items that staff received on paper. */
@WholeExample({ itemIds: ['0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b'] })
class ReceiveDocumentsPayloadDto {
  @MayNameItems()
  itemIds?: Payload<'receiveDocuments'>['onPaper'];
}

/** Confirms the last payment; with `rejected: true` rejects every open transfer, for which a reason is required. */
class ConfirmLastPaymentPayloadDto {
  @ApiProperty({ default: false })
  @IsOptional()
  @IsBoolean()
  rejected?: boolean;

  @ApiProperty({ description: 'Needed when rejected', example: 'The bank shows no such transfer' })
  @ValidateIf((payload: ConfirmLastPaymentPayloadDto) => payload.rejected === true || payload.reason !== undefined)
  @IsText(1000)
  reason?: string;
}

/** Why the order is cancelled. */
class CancelPayloadDto {
  /** Free text, not blank, at most 1,000 characters. @example 'The client changed their mind' */
  @IsText(1000)
  reason: string;
}

/** Steps to be done again, with the reason. */
class NotAcceptPayloadDto implements Pick<Payload<'notAcceptPartnerWork'>, 'reason'> {
  /** @example 'The registry entry shows the old address' */
  @IsText(1000)
  reason: string;

  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  stepIds: Payload<'notAcceptPartnerWork'>['steps'];
}

/** Values that converting a payload needs. */
interface PayloadContext {
  ids: GeneratedIds;
  currency: Currency;
  /** calendar day at the office; absent if the payload names no day */
  today: string | undefined;
}
type Wanted<Name extends OperationName> = OperationPayloads[Name] | Problem;

/** Class and conversion of an operation's payload; a 422 if it does not fit this order. */
interface PayloadRow<Name extends OperationName> {
  body: Class<object>;
  toPayload: (body: object, context: PayloadContext) => Wanted<Name>;
}

const row = <Name extends OperationName, Body extends object>(
  body: Class<Body>,
  toPayload: (body: Body, context: PayloadContext) => Wanted<Name>,
): PayloadRow<Name> => ({ body, toPayload: toPayload as PayloadRow<Name>['toPayload'] });

const nothing = { body: NoPayloadDto, toPayload: () => ({}) };

/** A missing operation does not compile. */
export const payloads: { readonly [Name in OperationName]: PayloadRow<Name> } = {
  managerConfirmedNotPayedOrder: nothing,
  managerConfirmedPayedOrder: nothing,
  orderPayedAfterManagerConfirmed: nothing,
  orderPayedWithCashAfterManagerConfirmed: row(CashPayloadDto, (body, { ids, currency }) => {
    const amount = minorOf(body.amount, currency, 'payload.amount');
    return amount instanceof Problem ? amount : { payment: ids.id('payment'), amount, note: ids.textOrNull('note', body.note) };
  }),
  requestDocuments: row(RequestDocumentsPayloadDto, ({ items = [], again = [], withdraw = [], due }, { ids, today }) => ({
    items: items.map((item, i) => ({
      id: ids.id(`item ${i}`),
      kind: item.kind,
      title: ids.textOrNull(`title ${i}`, item.title),
      required: item.required ?? null,
      note: ids.textOrNull(`note ${i}`, item.note),
    })),
    again,
    withdraw,
    due: due ? midnightOf(due) : null,
    ...(today !== undefined && { today: midnightOf(today) }),
  })),
  receiveDocuments: row(ReceiveDocumentsPayloadDto, ({ itemIds = [] }) => ({ onPaper: itemIds })),
  completeAllOrderSteps: nothing,
  acceptWorkWithFullyPayedOrder: nothing,
  acceptedProjectRequireLastPay: nothing,
  clientPayedLastPayment: nothing,
  managerConfirmedLastPayment: row(ConfirmLastPaymentPayloadDto, ({ rejected, reason }, { ids }) =>
    rejected === true ? { rejected, reason: ids.text('reason', reason ?? '') } : { rejected: false },
  ),
  managerFinishedProject: nothing,
  cancelOrder: row(CancelPayloadDto, ({ reason }, { ids }) => ({ reason: ids.text('reason', reason) })),
  sendPayedProjectDocuments: nothing,
  notAcceptPartnerWork: row(NotAcceptPayloadDto, ({ reason, stepIds }, { ids }) => ({
    reason: ids.text('reason', reason),
    steps: stepIds,
  })),
};

/** `operation` selects the class of `payload`. */
export interface OperationBody<Name extends OperationName = OperationName> {
  operation: Name;
  payload?: object;
}

/** Whether a payload has required members. */
const needsPayload = (payload: Class<object>): boolean => validateSync(new payload(), { forbidUnknownValues: false }).length > 0;

/** Builds the documented body class of one operation from the table of payloads. */
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

export const operationBodies: ReadonlyMap<OperationName, Class<OperationBody>> = new Map(
  operationNames.map((name) => [name, bodyClass(name) as Class<OperationBody>]),
);

/** Undefined for an unknown operation. */
const payloadClassOf = (operation: unknown): Class<object> | undefined =>
  typeof operation === 'string' && Object.hasOwn(payloads, operation) ? payloads[operation as OperationName].body : undefined;

/** Validated by the payload class of its operation; an unknown operation is refused. */
export class OperationCallDto {
  @IsIn(operationNames)
  operation: OperationName;

  @IsDefined()
  @IsObject()
  @Nested(({ operation }) => payloadClassOf(operation) ?? NoPayloadDto)
  payload: object;
}

const bodies = [...operationBodies.values()];

/** Documents the body as one of fifteen operations, discriminated by `operation`. */
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
