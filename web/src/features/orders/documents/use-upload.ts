import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../api/call.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { mutations } from '../api/calls.js';
import { orderKeys } from '../api/use-order.js';
import type { OrderResource, WireFile } from '../api/wire.js';
import { sendFile, UploadStopped } from '../../../lib/send-file.js';
import { type ChoiceFault, faultOfChoice, inOrder, pdfNamed, UnreadablePhoto, type Wanted } from './chosen-files.js';

type UploadState =
  | { step: 'idle' }
  | { step: 'refused'; name: string; fault: ChoiceFault }
  | { step: 'joining'; count: number }
  | { step: 'sending'; name: string; share: number }
  | { step: 'attaching'; name: string }
  | { step: 'failed'; name: string; error: unknown };

/** What the file becomes in the order: the answer to the requested `item`, another document, or a result with a `title`. */
export interface UploadTarget {
  kind: 'document' | 'address' | 'result';
  item?: string;
  title?: string;
  /** id of the result that the file replaces */
  replaces?: string;
}

export interface Upload {
  state: UploadState;
  /** Uploads one file, or several photos as one PDF. @param submits submits the documents for review after attaching */
  start: (files: readonly File[], wanted: Wanted, submits?: boolean) => void;
  /** Continues after a failure; a stored file is not sent again. */
  retry: () => void;
  stop: () => void;
  discard: () => void;
}

/** One upload with its idempotency keys, and the file that the server stored. */
interface Job {
  chosen: readonly File[];
  /** file to send; null until the photos are joined */
  file: File | null;
  name: string;
  key: string;
  attachKey: string;
  stored: Pick<WireFile, '_id'> | null;
  submits: boolean;
  abort: AbortController;
}
const jobOf = (chosen: readonly File[], joinAs: string, submits: boolean): Job => ({
  chosen,
  file: chosen.length === 1 ? (chosen[0] ?? null) : null,
  name: chosen.length === 1 ? (chosen[0]?.name ?? '') : pdfNamed(joinAs),
  submits,
  key: crypto.randomUUID(),
  attachKey: crypto.randomUUID(),
  stored: null,
  abort: new AbortController(),
});

/** Joins photos if needed. @throws UploadStopped if the reader stopped the upload meanwhile */
async function fileOf(job: Job): Promise<File> {
  if (job.file) return job.file;
  const { joinPhotos } = await import('./join-photos.js');
  const joined = await joinPhotos(inOrder(job.chosen), job.name);
  if (job.abort.signal.aborted) throw new UploadStopped();
  return joined;
}

/** Uploads one file at a time and attaches it to `order` as `target`. @param onDone called after a file is attached; stable */
export function useUpload(order: OrderResource, target: UploadTarget, onDone?: () => void): Upload {
  const { t } = useTranslation('order');
  const announce = useAnnounce();
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const job = useRef<Job | null>(null);
  const { _id: id } = order;
  const { kind, item, title, replaces } = target;

  const attach = useCallback(
    async (current: Job, stored: Pick<WireFile, '_id'>) => {
      const mutation = mutations.attach(id, {
        file: stored._id,
        kind,
        ...(item && { item }),
        ...(title && { title }),
        ...(replaces && { replaces }),
      });
      // No If-Match: a file is added to what there is, so whatever else happened to the order meanwhile, the next file of the same
      // reader included, is no conflict with it. The server checks whether it may still be added.
      await send(mutation, current.attachKey);
      // The file is there whatever becomes of this: where it is refused, the page says what is still missing or offers to submit.
      const isSubmitted =
        current.submits &&
        (await send(mutations.operation(id, 'receiveDocuments', {}), crypto.randomUUID()).then(
          () => true,
          () => false,
        ));
      await client.invalidateQueries({ queryKey: orderKeys.all(id) });
      return isSubmitted;
    },
    [client, id, item, kind, replaces, title],
  );

  const run = useCallback(
    async (current: Job) => {
      const { name } = current;
      try {
        if (!current.file) setState({ step: 'joining', count: current.chosen.length });
        const file = (current.file = await fileOf(current));
        setState({ step: 'sending', name, share: 0 });
        current.stored ??= await sendFile(file, {
          key: current.key,
          signal: current.abort.signal,
          onProgress: (share) => setState({ step: 'sending', name, share }),
        });
        setState({ step: 'attaching', name });
        const isSubmitted = await attach(current, current.stored);
        job.current = null;
        setState({ step: 'idle' });
        onDone?.();
        announce(t(isSubmitted ? 'documents.submitted' : 'documents.attached', { name }));
      } catch (error) {
        if (error instanceof UploadStopped) return setState({ step: 'idle' });
        if (error instanceof UnreadablePhoto) return setState({ step: 'refused', name: error.photo, fault: 'unreadablePhoto' });
        // A refusal is kept by its key; the next try is a new intention against the order as it then stands.
        current.attachKey = crypto.randomUUID();
        await client.invalidateQueries({ queryKey: orderKeys.resource(id) });
        setState({ step: 'failed', name, error });
      }
    },
    [announce, attach, client, id, onDone, t],
  );

  const start = useCallback(
    (files: readonly File[], wanted: Wanted, submits = false) => {
      if (files.length === 0) return;
      const fault = faultOfChoice(files, wanted);
      if (fault) return setState({ step: 'refused', ...fault });
      job.current = jobOf(files, wanted.joinAs ?? '', submits);
      void run(job.current);
    },
    [run],
  );
  const retry = useCallback(() => {
    if (!job.current) return;
    job.current.abort = new AbortController();
    void run(job.current);
  }, [run]);
  const stop = useCallback(() => job.current?.abort.abort(), []);
  const discard = useCallback(() => {
    job.current = null;
    setState({ step: 'idle' });
  }, []);
  useEffect(() => () => job.current?.abort.abort(), []);
  return { state, start, retry, stop, discard };
}
