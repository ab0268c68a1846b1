import { inEachLanguage } from '#machines/kernel/by-language';
import { BadRequestException, HttpException, NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { addTexts } from '../texts/text.js';
import { Problem, invalid } from './problem.js';
import { problemBody } from './problem-filter.js';
import { toProblem } from './problem-table.js';

const coded = (code: string): Error => Object.assign(new Error(code), { code });

describe('the table of statuses', () => {
  it.each([
    ['a Problem', new Problem('balanceDue'), 409, 'balanceDue'],
    ['an unreadable body', new BadRequestException('Unexpected token'), 400, 'unreadable'],
    ['an unknown address', new NotFoundException(), 404, 'notFound'],
    ['a large body', new PayloadTooLargeException(), 413, 'bodyTooLarge'],
    ['a teapot', new HttpException('short and stout', 418), 400, 'unreadable'],
    ['a bad address', coded('FST_ERR_BAD_URL'), 400, 'malformedAddress'],
    ['a body cut short', Object.assign(coded('FST_ERR_CTP_INVALID_CONTENT_LENGTH'), { statusCode: 400 }), 400, 'incompleteBody'],
    ['another error of Fastify', Object.assign(coded('FST_ERR_CTP_INVALID_MEDIA_TYPE'), { statusCode: 415 }), 415, 'unsupportedMediaType'],
    ['a NUL for PostgreSQL', coded('22021'), 422, 'invalidValue'],
    ['a number PostgreSQL has no room for', coded('22003'), 422, 'invalidValue'],
    ['a second row of one key', coded('23505'), 409, 'alreadyExists'],
    ['a row that points nowhere', coded('23503'), 422, 'missingReference'],
    ["an error inside an ORM's", Object.assign(new Error('failed'), { driverError: coded('23505') }), 409, 'alreadyExists'],
    ['a deadlock', coded('40P01'), 503, 'busy'],
    ['a database shutting down', coded('57P01'), 503, 'unavailable'],
    ['a database that is not there', coded('ECONNREFUSED'), 503, 'unavailable'],
    ['a database without its socket', Object.assign(coded('ENOENT'), { syscall: 'connect' }), 503, 'unavailable'],
    ['a database that ended', coded('EPIPE'), 503, 'unavailable'],
    ['a file that is not there', coded('ENOENT'), 500, 'internalError'],
    ['a lost connection', new Error('Connection terminated unexpectedly'), 503, 'unavailable'],
    ['a full pool', new Error('timeout exceeded when trying to connect'), 503, 'unavailable'],
    ['a fault of ours in SQL', coded('42703'), 500, 'internalError'],
    ['a fault of ours', new TypeError('x is not a function'), 500, 'internalError'],
    ['something that is no error', 'oops', 500, 'internalError'],
    ['nothing', undefined, 500, 'internalError'],
  ])('answers %s', (_, thrown, status, code) => {
    expect(toProblem(thrown)).toMatchObject({ status, code });
  });

  it('has a retry time while the database is unavailable', () => {
    expect(toProblem(coded('ECONNREFUSED')).headers).toEqual({ 'retry-after': '1' });
  });
});

describe('a problem on the wire', () => {
  it('is in Russian', () => {
    expect(problemBody(invalid({ field: 'email', code: 'required' }), 'ru', 'r1')).toEqual({
      type: 'urn:registra:problem:validationFailed',
      title: 'Проверьте данные',
      status: 422,
      detail: 'Некоторые поля заполнены неверно.',
      code: 'validationFailed',
      requestId: 'r1',
      errors: [{ field: 'email', code: 'required', detail: 'Обязательное поле' }],
    });
  });

  it('is in English, with the same codes', () => {
    expect(problemBody(invalid({ field: 'percent', code: 'tooLarge', params: { limit: 100 } }), 'en', 'r2')).toMatchObject({
      title: 'Check the data',
      code: 'validationFailed',
      errors: [{ field: 'percent', code: 'tooLarge', detail: 'The maximum is 100.' }],
    });
  });

  it('contains a machine’s remedy with its figures, in the reader’s language', () => {
    addTexts(
      inEachLanguage({ ru: { specRemedy: 'Не хватает {{amount}}.' }, en: { specRemedy: '{{amount}} is missing.' } }),
      (texts) => texts,
    );
    const amount = { amount: '125.00', currency: 'EUR' } as const;
    const problem = new Problem('conflict', { remedy: { key: 'specRemedy', params: { amount } }, extra: { version: 3 } });
    expect(problemBody(problem, 'en', 'r3')).toMatchObject({
      remedy: { key: 'specRemedy', amount, detail: '€125.00 is missing.' },
      version: 3,
    });
    expect(problemBody(problem, 'ru', 'r3')['remedy']).toMatchObject({ detail: expect.stringMatching(/^Не хватает 125,00\s€\.$/) });
  });

  it('has a text even for an unknown code', () => {
    expect(problemBody(new Problem('neverHeardOf'), 'en', 'r4').detail).toBe('Not possible right now');
  });

  it('never exposes internal errors', () => {
    expect(JSON.stringify(problemBody(toProblem(new Error('password=hunter2')), 'en', 'r5'))).not.toContain('hunter2');
  });
});
