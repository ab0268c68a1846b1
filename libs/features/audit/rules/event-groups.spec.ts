import { readFileSync } from 'node:fs';
import { allEventSchemas } from '#libs/contracts/events/event-schemas';
import { moneyTypes } from '../storage/event-rows.js';
import { commandTitle, logTexts } from '../texts/log-texts.js';
import { eventTypes, groupOf, typesOf } from './event-groups.js';

interface Schema {
  $ref?: string;
  definitions?: Record<string, Schema>;
  properties?: Record<string, object>;
}

/** Whether events of this schema have both `amount` and `currency`. */
function isMoney({ $ref, definitions, properties = {} }: Schema): boolean {
  const named = $ref === undefined ? undefined : definitions?.[$ref.split('/').at(-1) ?? ''];
  return named ? isMoney(named) : properties['amount'] !== undefined && properties['currency'] !== undefined;
}

it('groups of events know each type of event that has an amount, as the statement and its index do', () => {
  const schemas = Object.entries(allEventSchemas());
  const money = [...new Set(schemas.filter(([, schema]) => isMoney(schema)).map(([key]) => key.split('/')[0] ?? ''))].sort();
  const migration = readFileSync('libs/event-log/migrations/0299-receipts-by-amount.sql', 'utf8');
  const indexed = /where type in \(([^)]+)\)/.exec(migration)?.[1]?.match(/\w+/g) ?? [];
  expect(moneyTypes).toEqual(money);
  expect(indexed).toEqual(money);
});

it('groups of events contain every type', () => {
  expect(new Set(eventTypes.map(groupOf))).toEqual(new Set(Object.keys(logTexts.en.groups)));
  expect(eventTypes.filter((type) => groupOf(type) === 'orders')).toEqual([
    'CancellationAnswered',
    'CancellationRequested',
    'CompanyRecorded',
    'DetailsChanged',
    'DetailsGiven',
    'ExpectedDateChanged',
    'OrderCancelled',
    'OrderConfirmedPaid',
    'OrderConfirmedUnpaid',
    'OrderEdited',
    'OrderPlaced',
    'ProjectFinished',
    'StepCompleted',
    'StepReopened',
    'StepsCompleted',
    'TermsAgreed',
    'WithdrawalDeclared',
    'WorkAccepted',
    'WorkNotAccepted',
  ]);
});

it.each([
  [undefined, undefined, undefined],
  [['PaymentRefunded'], undefined, ['PaymentRefunded']],
  [['PaymentRefunded', 'OrderPlaced'], ['refunds'], ['PaymentRefunded']],
  [['OrderPlaced'], ['refunds'], []],
])('groups of events resolve types %j of the groups %j', (types, groups, asked) => {
  expect(typesOf(types, groups)).toEqual(asked);
});

it.each([
  ['lead', 'moveConsultation', 'Move the consultation', 'Перенести консультацию'],
  ['chat', 'remove', 'Remove a message', 'Удалить сообщение'],
  ['checkout', 'cancel', 'Cancel payment', 'Отменить оплату'],
  ['receipt', 'issue', 'Issue receipt', 'Выдать чек'],
])('the title of the command %s.%s is in the language of the reader', (stream, command, en, ru) => {
  expect([commandTitle('en', stream, command), commandTitle('ru', stream, command)]).toEqual([en, ru]);
});

it('titles of events have the same keys in both languages', () => {
  const keys = ({ fields, ...others }: typeof logTexts.en) => [Object.keys(fields), Object.keys(others)];
  expect(keys(logTexts.ru)).toEqual(keys(logTexts.en));
});
