import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeApi, type Handlers, problem } from '../../lib/testing/fake-api.js';
import { bundleOf, orderScope, packed } from '../verify/testing/bundle-log.js';
import { certificateLink, statementLines } from '../verify/testing/certificate-log.js';
import { checkpoint, hash, keysOf, ours, proofIn, root, stream, subtle } from '../verify/testing/proof-log.js';
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
/** jsdom cannot read files. */
const readable = (bytes: Buffer): Pick<Blob, 'arrayBuffer' | 'text' | 'slice'> => ({
  arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  text: () => Promise.resolve(bytes.toString()),
  slice: (from, before) => readable(bytes.subarray(from, before)) as Blob,
});
const fileOf = (content: string | Buffer, name = 'proof.json') =>
  Object.assign(new File([new Uint8Array(Buffer.from(content))], name), readable(Buffer.from(content)));
const choose = (content: string | Buffer, name?: string) =>
  fireEvent.change(screen.getByLabelText(/Choose file|Выбрать файл/), { target: { files: [fileOf(content, name)] } });

const realTimeout = setTimeout;

beforeAll(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true }));
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

  it('is never called verified when the API answers with the proof of another', async () => {
    show({ 'GET /audit/receipts/{id}': () => answer }, `1${stream.slice(1)}`);
    expect(await screen.findByText('The proof is of another receipt than the one at this address.')).toBeVisible();
    expect(document.body.textContent).not.toContain('Verified');
  });

  it('that was issued a moment ago is asked for again', async () => {
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
  ])('says what is the matter at %i %s', async (status, code, title) => {
    show({ 'GET /audit/receipts/{id}': () => problem(status, code, 'No') });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('cannot be verified without the key of the log, and can again', async () => {
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

describe('a certificate in the address', () => {
  const { leaves, top } = proofIn(11, 4);
  const link = (changes = {}, by = {}) => certificateLink(statementLines(8, root(leaves.slice(0, 8)), changes), by);
  const log = (hashes = [root(leaves.slice(8))], note = checkpoint(11, top)): Handlers =>
    ({
      'GET /audit/checkpoint': () => new Response(note),
      'GET /audit/consistency': () => ({ from: 8, to: 11, hashes: hashes.map((one) => one.toString('base64')) }),
    }) as unknown as Handlers;
  const at = (fragment: string) => act(async () => void (location.hash = fragment));
  afterEach(() => at(''));

  it('is verified, and shown by what its statement says', async () => {
    await at(`#certificate=${link({ 4: 'faults 3' })}`);
    const api = show(log(), null);
    expect(await screen.findByRole('heading', { name: 'Verified: we signed this, and our log still fits it' })).toBeVisible();
    const text = spaces(result()?.textContent);
    expect(result()?.dataset['result']).toBe('verified');
    expect(text).toContain('Certificate No.17CoversOrder R-000412Faults3Position in the log8');
    expect(text).toContain('27 November 2026 at 01:02:03 UTC');
    expect(text).toContain('Our signed log has 11 entries today and begins with exactly the 8 that the certificate covers');
    expect(text).toContain(ours.line);
    expect(api.asked.every(({ headers }) => !headers.has('authorization'))).toBe(true);
  });

  it('is shown in Russian', async () => {
    await at(`#certificate=${link()}`);
    show(log(), null, 'ru');
    expect(await screen.findByRole('heading', { name: 'Проверено: это подписали мы, и журнал с этим сходится' })).toBeVisible();
    expect(spaces(result()?.textContent)).toContain('РасхожденияНет');
  });

  it.each<[string, string, Handlers, RegExp]>([
    ['altered', link({}, { signed: 'another text\n' }), log(), /^The signature doesn’t match/],
    ['cut', link().slice(0, -40), log(), /^The link is damaged or was altered/],
    ['of another log', link({ 0: 'other.example/certificates' }), log(), /^The certificate names another log/],
    ['too long', 'A'.repeat(5000), log(), /^The link is too long/],
    ['of a log that was rewritten', link(), log([hash(Buffer.from('other'))]), /doesn’t begin with the log it covers/],
  ])('that is %s is refused and says why', async (_, encoded, handlers, why) => {
    await at(`#certificate=${encoded}`);
    show(handlers, null);
    expect(await screen.findByText(why)).toBeVisible();
    expect(result()?.dataset['result']).toBe('refused');
    expect(document.body.textContent).not.toContain('Verified');
  });

  it('is not called verified without the log of today, and is once it answers', async () => {
    let isAway = true;
    await at(`#certificate=${link()}`);
    show(
      {
        ...log(),
        'GET /audit/checkpoint': () => (isAway ? problem(503, 'unavailable', 'No') : new Response(checkpoint(11, top))) as never,
      },
      null,
    );
    expect(await screen.findByRole('heading', { name: 'Our signature holds, but the log wasn’t compared' })).toBeVisible();
    expect(result()?.dataset['result']).toBe('partly');
    expect(document.body.textContent).not.toContain('Verified');
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^Verified/ })).toBeVisible();
  });

  it('that is younger than the last signature is compared again by itself', async () => {
    jest.useFakeTimers();
    let asked = 0;
    await at(`#certificate=${link()}`);
    const young = () => new Response(++asked === 1 ? checkpoint(7, root(leaves.slice(0, 7))) : checkpoint(11, top));
    show({ ...log(), 'GET /audit/checkpoint': young as never }, null);
    // Signatures are verified on other threads, in real time.
    while (result() === null) await act(() => new Promise((done) => realTimeout(done, 20)));
    expect(screen.getByRole('heading', { name: 'Our signature holds, but the log isn’t compared yet' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { name: /^Verified/ })).toBeVisible();
  });

  it('whose signature the browser cannot check is not confirmed', async () => {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
    await at(`#certificate=${link()}`);
    show(log(), null);
    expect(await screen.findByRole('heading', { name: 'Not checked: this browser can’t check the signature' })).toBeVisible();
    expect(result()?.textContent).toContain('Anyone could have written them');
    expect(document.body.textContent).not.toMatch(/Verified|What this proves/);
    Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
  });

  it('that is opened on the page is verified too', async () => {
    show(log(), null);
    expect(result()).toBeNull();
    await at(`#certificate=${link()}`);
    expect(await screen.findByRole('heading', { name: /^Verified/ })).toBeVisible();
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
    ['that is no proof', 'hello', /is neither a proof saved from this page nor a bundle/],
    ['that is too large', ' '.repeat(1_000_001), /too large/],
  ])('%s is refused and says why', async (_, content, why) => {
    show({}, null);
    choose(content);
    expect(await screen.findByText(why)).toBeVisible();
    expect(result()?.dataset['result']).toBe('refused');
    expect(document.body.textContent).not.toContain('Verified');
  });

  it('is taken when it is dropped', async () => {
    show({}, null);
    const form = screen.getByRole('heading', { name: 'Check a saved proof or a bundle' }).parentElement as HTMLElement;
    fireEvent.drop(form, { dataTransfer: { files: [fileOf(JSON.stringify(saved))] } });
    expect(await screen.findByRole('heading', { name: /^Verified/ })).toBeVisible();
  });
});

describe('a bundle', () => {
  const bytes = packed(bundleOf(orderScope));

  it('is checked with the key of the site, and shows what it holds', async () => {
    show({}, null);
    choose(bytes, 'R-000123-bundle.zip');
    expect(await screen.findByRole('heading', { name: 'Verified' })).toBeVisible();
    const shown = spaces(result()?.textContent);
    expect(result()?.dataset['result']).toBe('verified');
    expect(shown).toContain('R-000123-bundle.zip');
    expect(shown).toContain('ContentsOrder R-000123');
    expect(shown).toContain('Positions1 to 40');
    expect(shown).toContain('Texts' + 'not part of it');
    expect(shown).toContain('“auditor verify” does both');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(15));
    const rows = screen.getAllByRole('row');
    expect(spaces(rows[1]?.textContent)).toMatch(/^118 Nov 2026, \d\d:\d\d:\d\dOrderConfirmedStaff · Manager · 00000000$/);
    expect(spaces(rows[4]?.textContent)).toContain('Registra itself');
  });

  it('whose byte was altered is refused, with the place', async () => {
    show({}, null);
    const made = bundleOf(orderScope);
    const entries = made.contents.get('entries.bin') ?? Buffer.alloc(0);
    made.contents.set('entries.bin', Buffer.from(entries.toString('latin1').replace('26700', '96700'), 'latin1'));
    choose(packed(made));
    expect(await screen.findByRole('heading', { name: 'Not verified' })).toBeVisible();
    expect(result()?.dataset['result']).toBe('refused');
    expect(screen.getByText('entries.bin, entry 1, position 1')).toBeVisible();
    expect(screen.getByText(/^the entry isn’t in the signed log of 40 entries/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/(?<!Not |not )verified/i);
  });

  it('of another key than the site’s is refused, in Russian too', async () => {
    show({ 'GET /audit/key': () => new Response(keysOf().line) as never }, null, 'ru');
    choose(bytes);
    expect(await screen.findByRole('heading', { name: 'Не подтверждено' })).toBeVisible();
    expect(result()?.textContent).toContain('manifest.note' + 'подписано не тем ключом, которым шла проверка');
  });

  it('cannot be checked without the key of the log', async () => {
    show({ 'GET /audit/key': () => problem(503, 'unavailable', 'No') as never }, null);
    choose(bytes);
    expect(await screen.findByRole('heading', { name: 'We couldn’t get the key of our log' })).toBeVisible();
  });

  it('of many events is shown a page at a time', async () => {
    show({}, null);
    choose(packed(bundleOf({ kind: 'all' }, { size: 130, earlier: 64 })));
    expect(await screen.findByText('1–50 of 130')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('51–100 of 130')).toBeVisible();
    fireEvent.change(screen.getByLabelText('From event number'), { target: { value: '999' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('130–130 of 130')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(result()?.textContent).toContain('All positions from 1 to 130 are there');
  });
});
