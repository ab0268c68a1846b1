import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../api/call.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { mutations } from '../api/calls.js';
import { orderKeys } from '../api/use-order.js';
import type { OrderResource, WireFile } from '../api/wire.js';
import type { DocumentFormat } from '#machines/order/state';
import { type FileFault, faultOf } from '../../../lib/file-limits.js';
import { sendFile, UploadStopped } from '../../../lib/send-file.js';

type UploadState =
  | { step: 'idle' }
  | { step: 'refused'; name: string; fault: FileFault | 'tooMany' }
  | { step: 'sending'; name: string; share: number }
  | { step: 'attaching'; name: string }
  | { step: 'failed'; name: string; error: unknown };

/** What a file is attached as. */
export interface UploadTarget {
  kind: 'document' | 'address' | 'result';
  item?: string;
  title?: string;
  /** the result that it stands in for */
  replaces?: string;
}

export interface Upload {
  state: UploadState;
  /** Takes one file, in one of `formats`. @param submits the documents are submitted for review once the file is attached */
  start: (files: readonly File[], formats?: readonly DocumentFormat[], submits?: boolean) => void;
  /** Goes on where it failed: what has been stored is not sent again. */
  retry: () => void;
  stop: () => void;
  discard: () => void;
}

/** One file on its way, with the keys its repeats are known by, and what the server stored of it. */
interface Job {
  file: File;
  key: string;
  attachKey: string;
  stored: Pick<WireFile, '_id'> | null;
  submits: boolean;
  abort: AbortController;
}
const jobOf = (file: File, submits: boolean): Job => ({
  file,
  submits,
  key: crypto.randomUUID(),
  attachKey: crypto.randomUUID(),
  stored: null,
  abort: new AbortController(),
});

/** Uploads one file at a time and attaches it to `order` as `target`. */
export function useUpload(order: OrderResource, target: UploadTarget): Upload {
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
      // reader included, is no conflict with it. Whether it may still be added is for the server to judge.
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
      const { name } = current.file;
      try {
        setState({ step: 'sending', name, share: 0 });
        current.stored ??= await sendFile(current.file, {
          key: current.key,
          signal: current.abort.signal,
          onProgress: (share) => setState({ step: 'sending', name, share }),
        });
        setState({ step: 'attaching', name });
        const isSubmitted = await attach(current, current.stored);
        job.current = null;
        setState({ step: 'idle' });
        announce(t(isSubmitted ? 'documents.submitted' : 'documents.attached', { name }));
      } catch (error) {
        if (error instanceof UploadStopped) return setState({ step: 'idle' });
        // A refusal is kept by its key; the next try is a new intention against the order as it then stands.
        current.attachKey = crypto.randomUUID();
        await client.invalidateQueries({ queryKey: orderKeys.resource(id) });
        setState({ step: 'failed', name, error });
      }
    },
    [announce, attach, client, id, t],
  );

  const start = useCallback(
    (files: readonly File[], formats: readonly DocumentFormat[] = [], submits = false) => {
      const [file] = files;
      if (!file) return;
      const fault = files.length > 1 ? 'tooMany' : faultOf(file, formats);
      if (fault) return setState({ step: 'refused', name: file.name, fault });
      job.current = jobOf(file, submits);
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
