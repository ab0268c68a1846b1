import { useCallback, useEffect, useRef, useState } from 'react';
import { type FileFault, faultOf } from '../../lib/file-limits.js';
import { sendFile, UploadStopped } from '../../lib/send-file.js';

/** A file of the message being written; `stored` is set once it is uploaded. */
export interface Attached {
  key: string;
  name: string;
  /** 0 to 1 while it is sent */
  share: number;
  stored: { _id: string; name: string } | null;
  fault: FileFault | null;
  error: unknown;
}

/** Files that one message may have at most. */
export const mostFiles = 10;

/** Uploads files when they are chosen, dropped or pasted, so that sending does not wait. */
export function useFiles() {
  const [files, setFiles] = useState<Attached[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const chosen = useRef(new Map<string, File>());
  const change = useCallback(
    (key: string, more: Partial<Attached>) => setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one))),
    [],
  );
  const upload = useCallback(
    async (key: string) => {
      const file = chosen.current.get(key);
      if (!file) return;
      const abort = new AbortController();
      aborts.current.set(key, abort);
      change(key, { share: 0, error: null });
      try {
        const onProgress = (share: number) => change(key, { share });
        const { _id, name } = await sendFile(file, { key, signal: abort.signal, onProgress });
        change(key, { stored: { _id, name } });
      } catch (error) {
        if (!(error instanceof UploadStopped)) change(key, { error });
      }
    },
    [change],
  );
  const add = useCallback(
    (more: readonly File[]) => {
      const added = more.map((file) => {
        const key = crypto.randomUUID();
        chosen.current.set(key, file);
        return { key, name: file.name, share: 0, stored: null, fault: faultOf(file), error: null };
      });
      setFiles((all) => [...all, ...added].slice(0, mostFiles));
      for (const { key, fault } of added) if (fault === null) void upload(key);
    },
    [upload],
  );
  const drop = useCallback((key: string) => {
    aborts.current.get(key)?.abort();
    setFiles((all) => all.filter((one) => one.key !== key));
  }, []);
  const clear = useCallback(() => setFiles([]), []);
  useEffect(() => {
    const open = aborts.current;
    return () => {
      for (const abort of open.values()) abort.abort();
    };
  }, []);
  return { files, add, drop, clear, retry: (key: string) => void upload(key) };
}
