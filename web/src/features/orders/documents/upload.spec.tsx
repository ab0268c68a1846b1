import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxUploadBytes } from '#machines/kernel/uploads';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { faultOf } from '../../../lib/file-limits.js';
import { FakeUpload } from '../../../lib/testing/fake-upload.js';
import { UnreadablePhoto } from './chosen-files.js';
import { joinPhotos } from './join-photos.js';
import { drawOrder } from '../testing/draw-order.js';

/* jsdom opens no pictures; the real joining runs in web/e2e/photo-pages.spec.ts. */
jest.mock('./join-photos.js', () => ({
  joinPhotos: jest.fn((photos: File[], name: string) => {
    const broken = photos.find((photo) => photo.name.endsWith('.heic'));
    if (broken) return Promise.reject(new UnreadablePhoto(broken.name));
    return Promise.resolve(new File(photos, name, { type: 'application/pdf' }));
  }),
}));

const pdf = (name = 'passport.pdf', size = 1000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const stored = { _id: id(511), name: 'passport.pdf', size: 1000, type: 'application/pdf' };
const attach = 'POST /orders/{id}/documents';

describe('uploading a document', () => {
  beforeEach(() => {
    FakeUpload.install();
  });

  it('shows how far it is, then attaches the file to what was asked for', async () => {
    const { api } = await drawOrder(orderIn('documentsRequested'), people.client, { [attach]: () => ({}) });
    fireEvent.change(screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' }), {
      target: { files: [pdf()] },
    });
    await waitFor(() => expect(FakeUpload.started).toHaveLength(1));
    act(() => FakeUpload.started[0]?.upload.onprogress?.({ lengthComputable: true, loaded: 400, total: 1000 }));
    expect(await screen.findByText('passport.pdf: 40%')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'passport.pdf: 40%' })).toHaveAttribute('aria-valuenow', '40');
    act(() => FakeUpload.started[0]?.answer(201, stored));
    await waitFor(() =>
      expect(api.asked.find((one) => one.method === 'POST')?.body).toEqual({ file: id(511), kind: 'document', item: id(301) }),
    );
    await waitFor(() => expect(screen.queryByText(/passport\.pdf:/)).not.toBeInTheDocument());
  });

  it('attaches a company document under its type, and asks for the type of the next one', async () => {
    const { api } = await drawOrder(
      orderIn('documentsSentAfterLastPayment'),
      people.clientManager,
      { [attach]: () => ({}) },
      { tab: 'documents' },
    );
    await userEvent.type(screen.getByLabelText('What it is'), ' Registry extract');
    fireEvent.change(screen.getByLabelText('Add company document', { selector: 'input' }), { target: { files: [pdf()] } });
    await waitFor(() => expect(FakeUpload.started).toHaveLength(1));
    act(() => FakeUpload.started[0]?.answer(201, stored));
    await waitFor(() =>
      expect(api.asked.find((one) => one.method === 'POST')?.body).toEqual({
        file: id(511),
        kind: 'result',
        title: 'Registry extract',
      }),
    );
    await waitFor(() => expect(screen.getByLabelText('What it is')).toHaveValue(''));
  });

  it('tries again under the same key, and does not send again what is already stored', async () => {
    let refused = 0;
    const { api } = await drawOrder(orderIn('documentsRequested'), people.client, {
      [attach]: () => {
        refused += 1;
        return refused === 1 ? new Response('{}', { status: 503 }) : {};
      },
    });
    fireEvent.change(screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' }), {
      target: { files: [pdf()] },
    });
    await waitFor(() => expect(FakeUpload.started).toHaveLength(1));
    act(() => FakeUpload.started[0]?.onerror?.());
    expect(await screen.findByText(/Upload interrupted/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(FakeUpload.started).toHaveLength(2));
    const keys = FakeUpload.started.map((one) => one.headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
    act(() => FakeUpload.started[1]?.answer(201, stored));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.asked.filter((one) => one.method === 'POST')).toHaveLength(2));
    expect(FakeUpload.started).toHaveLength(2);
  });

  it('says why the server refused a file whose extension was false', async () => {
    await drawOrder(orderIn('documentsRequested'), people.client);
    fireEvent.change(screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' }), {
      target: { files: [pdf()] },
    });
    await waitFor(() => expect(FakeUpload.started).toHaveLength(1));
    act(() => FakeUpload.started[0]?.answer(415, { status: 415, code: 'fileFormat', detail: 'Incorrect file format', requestId: 'req-9' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Incorrect file format');
    expect(alert).toHaveTextContent('passport.pdf. We take PDF');
    expect(alert).not.toHaveTextContent('req-9');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('does not try again if the server says what to do', async () => {
    await drawOrder(orderIn('documentsRequested'), people.client);
    fireEvent.change(screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' }), {
      target: { files: [pdf()] },
    });
    await waitFor(() => expect(FakeUpload.started).toHaveLength(1));
    act(() =>
      FakeUpload.started[0]?.answer(415, { status: 415, code: 'fileEncrypted', detail: 'Save a copy without it.', requestId: 'r' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Save a copy without it\. passport\.pdf/);
    expect(screen.getByRole('alert')).not.toHaveTextContent('We take');
  });

  const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' }), { target: { files } });

  it('makes one PDF of several photos, in the order in which they were taken, and attaches it once', async () => {
    const { api } = await drawOrder(orderIn('documentsRequested'), people.client, { [attach]: () => ({}) });
    choose(photo('IMG_10.jpg'), photo('IMG_9.jpg'));
    await waitFor(() => expect(FakeUpload.started).toHaveLength(1));
    const [photos, name] = jest.mocked(joinPhotos).mock.lastCall ?? [];
    expect([photos?.map((one) => one.name), name]).toEqual([['IMG_9.jpg', 'IMG_10.jpg'], 'Passport of the director.pdf']);
    act(() => FakeUpload.started[0]?.answer(201, stored));
    await waitFor(() =>
      expect(api.asked.filter((one) => one.method === 'POST')[0]?.body).toEqual({ file: id(511), kind: 'document', item: id(301) }),
    );
    expect(FakeUpload.started).toHaveLength(1);
  });

  it('names the photo that the browser cannot open, and sends nothing', async () => {
    await drawOrder(orderIn('documentsRequested'), people.client);
    choose(photo('IMG_1.jpg'), photo('IMG_2.heic'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser can’t open this photo. IMG_2.heic');
    expect(FakeUpload.started).toHaveLength(0);
  });

  it('refuses two files where one is wanted, and says so', async () => {
    await drawOrder(orderIn('documentsRequested'), people.client);
    fireEvent.change(screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' }), {
      target: { files: [pdf(), pdf('back.pdf')] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose one file, or only photos. passport.pdf');
    expect(FakeUpload.started).toHaveLength(0);
  });

  it('says what to do when too much was uploaded and not attached, or the disk is full', async () => {
    await drawOrder(orderIn('documentsRequested'), people.client);
    fireEvent.change(screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' }), {
      target: { files: [pdf()] },
    });
    await waitFor(() => expect(FakeUpload.started).toHaveLength(1));
    const full = "You have 50 uploaded files that aren't attached to an order yet. Attach them first.";
    act(() => FakeUpload.started[0]?.answer(409, { status: 409, code: 'tooManyUnattachedFiles', detail: full, requestId: 'req-9' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${full} passport.pdf`);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(FakeUpload.started).toHaveLength(2));
    const disk = "We can't take files at the moment. Nothing was uploaded. Try again in a minute.";
    act(() => FakeUpload.started[1]?.answer(503, { status: 503, code: 'diskFull', detail: disk, requestId: 'req-10' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${disk} passport.pdf`);
  });

  it('stops on request, and offers to upload again', async () => {
    await drawOrder(orderIn('documentsRequested'), people.client);
    fireEvent.change(screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' }), {
      target: { files: [pdf()] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Upload and submit: Passport of the director' })).toBeVisible();
  });

  it('shows before sending that a file is too large, empty or of another format', async () => {
    expect(faultOf({ name: 'a.pdf', size: maxUploadBytes } as File)).toBeNull();
    expect(faultOf({ name: 'a.pdf', size: maxUploadBytes + 1 } as File)).toBe('tooLarge');
    expect(faultOf({ name: 'a.pdf', size: 0 } as File)).toBe('empty');
    expect(faultOf({ name: 'a.svg', size: 10 } as File)).toBe('wrongFormat');
    for (const name of ['photo.jfif', 'IMG_0001', 'list.CSV', 'Letter.dotx']) expect(faultOf({ name, size: 10 } as File)).toBeNull();
    expect(faultOf({ name: 'a.docx', size: 10 } as File, ['pdf', 'picture'])).toBe('wrongFormat');
    await drawOrder(orderIn('documentsRequested'), people.client);
    fireEvent.change(screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' }), {
      target: { files: [pdf('empty.pdf', 0)] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty');
    expect(FakeUpload.started).toHaveLength(0);
  });
});
