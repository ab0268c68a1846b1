import { readFileSync } from 'node:fs';
import { allEventSchemas } from '#libs/contracts/events/event-schemas';
import { moneyTypes } from '../storage/event-rows.js';
import { commandTitle, logTexts } from '../texts/log-words.js';
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

it('knows each type of event that has an amount, and so do the statement and its index', () => {
  const schemas = Object.entries(allEventSchemas());
  const money = [...new Set(schemas.filter(([, schema]) => isMoney(schema)).map(([key]) => key.split('/')[0] ?? ''))].sort();
  const migration = readFileSync('libs/event-log/migrations/0299-receipts-by-amount.sql', 'utf8');
  const indexed = /where type in \(([^)]+)\)/.exec(migration)?.[1]?.match(/\w+/g) ?? [];
  expect(moneyTypes).toEqual(money);
  expect(indexed).toEqual(money);
});

it('puts every type into a group', () => {
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
])('asks for types %j of the groups %j', (types, groups, asked) => {
  expect(typesOf(types, groups)).toEqual(asked);
});

it.each([
  ['lead', 'moveConsultation', 'Move the consultation', 'Перенести консультацию'],
  ['chat', 'remove', 'Remove a message', 'Удалить сообщение'],
  ['checkout', 'cancel', 'Cancel payment', 'Отменить оплату'],
  ['receipt', 'issue', 'Issue receipt', 'Выдать чек'],
])('calls the command %s.%s by its name in the language of the reader', (stream, command, en, ru) => {
  expect([commandTitle('en', stream, command), commandTitle('ru', stream, command)]).toEqual([en, ru]);
});

it('has the same words in both languages', () => {
  const keys = ({ fields, ...others }: typeof logTexts.en) => [Object.keys(fields), Object.keys(others)];
  expect(keys(logTexts.ru)).toEqual(keys(logTexts.en));
});
