import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fakeApi, type Handlers, problem } from '../../lib/testing/fake-api.js';
import { webcrypto } from 'node:crypto';
import { ours, proofIn, stream } from '#libs/verifier/testing/proof-log';
import Verify from './verify.js';

const { saved } = proofIn(11, 4);
const answer = { ...saved, position: 5, verifierKey: 'a key that is not read' };
const key = () => new Response(`${ours.line}\n`);
const spaces = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const result = () => document.querySelector<HTMLElement>('[data-result]');

const show = (handlers: Handlers, id: string | null = stream, language: 'en' | 'ru' = 'en') => {
  const api = fakeApi({ 'GET /audit/key': key, ...handlers } as Handlers);
  render(<Verify language={language} id={id} />);
  return api;
};
/** Adds the methods that jsdom's files lack. */
const readable = (bytes: Buffer): Pick<Blob, 'arrayBuffer' | 'text' | 'slice'> => ({
  arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  text: () => Promise.resolve(bytes.toString()),
  slice: (from, before) => readable(bytes.subarray(from, before)) as Blob,
});
const fileOf = (content: string | Buffer, name = 'proof.json') =>
  Object.assign(new File([new Uint8Array(Buffer.from(content))], name), readable(Buffer.from(content)));
const choose = (content: string | Buffer, name?: string) =>
  fireEvent.change(screen.getByLabelText(/Choose file|Выбрать файл/), { target: { files: [fileOf(content, name)] } });

beforeAll(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));
afterEach(() => jest.useRealTimers());

describe('a receipt in the address', () => {
  it('is verified, and shown by what its entry says', async () => {
    const api = show({ 'GET /audit/receipts/{id}': () => answer });
    expect(await screen.findByRole('heading', { name: 'Verified: this receipt is in our log' })).toBeVisible();
    const text = spaces(result()?.textContent);
    expect(text).toContain('Receipt R-000123-2 for €267.00, received on 27 November 2026, is entry 5 of a log with 11 entries.');
    expect(text).toContain(ours.line);
    expect(text).not.toContain(answer.verifierKey);
    expect(text).not.toContain('newer receipt');
    expect(api.asked.every(({ headers }) => !headers.has('authorization'))).toBe(true);
    const save = screen.getByRole('link', { name: 'Save proof' });
    expect(save).toHaveAttribute('download', 'proof-R-000123-2.json');
    expect(JSON.parse(decodeURIComponent(save.getAttribute('href')?.split(',')[1] ?? ''))).toEqual({ ...saved, verifierKey: ours.line });
  });

  it('is verified in Russian words', async () => {
    show({ 'GET /audit/receipts/{id}': () => answer }, stream, 'ru');
    expect(await screen.findByRole('heading', { name: 'Проверено: этот чек есть в нашем журнале' })).toBeVisible();
    expect(spaces(result()?.textContent)).toContain('запись 5 в журнале из 11 записей');
  });

  it('is never called verified when the API answers with the proof of another receipt', async () => {
    show({ 'GET /audit/receipts/{id}': () => answer }, `1${stream.slice(1)}`);
    expect(await screen.findByText('The proof is of another receipt than the one at this address.')).toBeVisible();
    expect(document.body.textContent).not.toContain('Verified');
  });

  it('is requested again if it was issued a moment ago', async () => {
    jest.useFakeTimers();
    let answers = 0;
    show({ 'GET /audit/receipts/{id}': () => (++answers === 1 ? problem(409, 'notProvableYet', 'Later') : answer) });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(result()?.dataset['result']).toBe('waiting');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { name: /^Verified/ })).toBeVisible();
    expect(answers).toBe(2);
  });

  it.each([
    [404, 'notFound', 'There’s no receipt at this address'],
    [429, 'tooManyRequests', 'Too many checks from your network'],
    [503, 'unavailable', 'We couldn’t get the proof'],
  ])('says what is wrong after the answer %i %s', async (status, code, title) => {
    show({ 'GET /audit/receipts/{id}': () => problem(status, code, 'No') });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('cannot be verified without the key of the log, and can be tried again', async () => {
    let keys = 0;
    show({
      'GET /audit/receipts/{id}': () => answer,
      'GET /audit/key': () => (++keys < 3 ? problem(503, 'unavailable', 'No') : key()) as never,
    });
    expect(await screen.findByRole('heading', { name: 'We couldn’t get the key of our log' })).toBeVisible();
    while (screen.queryByRole('button', { name: 'Try again' })) {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await act(async () => new Promise((done) => setTimeout(done, 50)));
    }
    expect(await screen.findByRole('heading', { name: /^Verified/ })).toBeVisible();
  });
});

describe('a file that the page verifies', () => {
  const later = () => act(async () => undefined);

  it('may be the code of a certificate of an earlier version, in either language', async () => {
    location.hash = '#certificate=AAAA';
    show({}, null);
    expect(await screen.findByRole('heading', { name: 'Certificates are checked with our program' })).toBeVisible();
    expect(result()?.textContent).toContain('auditor verify');
    cleanup();
    show({}, null, 'ru');
    expect(await screen.findByRole('heading', { name: 'Сертификаты проверяет наша программа' })).toBeVisible();
    location.hash = '';
  });

  it('is a bundle, which is never called verified here', async () => {
    show({}, null);
    await later();
    choose(Buffer.from('PK\u0003\u0004'), 'R-000123-bundle.zip');
    expect(await screen.findByRole('heading', { name: 'Bundles are checked with our program' })).toBeVisible();
    expect(result()?.dataset['result']).toBe('bundle');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.body.textContent).not.toContain('Verified');
  });
});

describe('a saved proof', () => {
  it('is verified without a further call, once the page has the key', async () => {
    const api = show({}, null);
    await act(async () => undefined);
    expect(api.asked.map(({ path }) => path)).toEqual(['/audit/key']);
    choose(JSON.stringify(saved));
    expect(await screen.findByRole('heading', { name: /^Verified/ })).toBeVisible();
    expect(result()?.textContent).toContain('Whether a newer receipt has replaced this one');
    expect(api.asked).toHaveLength(1);
  });

  it.each<[string, string, RegExp]>([
    ['that was altered', JSON.stringify({ ...saved, entry: proofIn(11, 4, { metadata: '{ }' }).saved.entry }), /isn’t in the signed log/],
    ['that is no proof', 'hello', /isn’t a proof saved from this page/],
    ['that is too large', ' '.repeat(1_000_001), /too large/],
  ])('%s is refused and says why', async (_, content, why) => {
    show({}, null);
    choose(content);
    expect(await screen.findByText(why)).toBeVisible();
    expect(result()?.dataset['result']).toBe('refused');
    expect(document.body.textContent).not.toContain('Verified');
  });

  it('is verified when it is dropped', async () => {
    show({}, null);
    const form = screen.getByRole('heading', { name: 'Check a saved proof' }).parentElement as HTMLElement;
    fireEvent.drop(form, { dataTransfer: { files: [fileOf(JSON.stringify(saved))] } });
    expect(await screen.findByRole('heading', { name: /^Verified/ })).toBeVisible();
  });
});
