import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PathOf } from '../api/call.js';
import { download, type DownloadOptions, type DownloadProgress } from './download.js';

interface Download {
  start: (path: PathOf<'GET'>, options: Pick<DownloadOptions, 'query' | 'name' | 'at'>) => void;
  cancel: () => void;
  isRunning: boolean;
  progress: DownloadProgress | null;
  error: Error | null;
}

/** Progress, cancellation and error of a download. Cancelling is no error. */
export function useDownload(): Download {
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const stop = useRef<AbortController | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ path, ...options }: { path: PathOf<'GET'> } & Pick<DownloadOptions, 'query' | 'name' | 'at'>) => {
      const given = new AbortController();
      stop.current = given;
      setProgress(null);
      await download(path, { ...options, onProgress: setProgress, signal: given.signal }).catch((fault: unknown) => {
        if (!given.signal.aborted) throw fault;
      });
    },
  });
  return {
    start: (path, options) => mutate({ path, ...options }),
    cancel: () => stop.current?.abort(),
    isRunning: isPending,
    progress,
    error,
  };
}
