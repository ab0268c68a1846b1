import { useCallback, useEffect, useRef, useState } from 'react';
import { call, open, request } from '../../api/call.js';
import { ProblemError } from '../../lib/problem.js';
import { ProofFault, type ProofFaultCode } from './proof-fault.js';
import {
  certificateIn,
  CertificateFault,
  type CertificateFaultCode,
  type LogReader,
  type ProvenCertificate,
  verifyCertificate,
} from './verify-certificate.js';
import { largestFile, type Proven, type SavedProof, savedProofOf, verifyProof } from './verify-proof.js';

/** A chosen bundle, and the key of the log that it is checked with. */
export interface ChosenBundle {
  file: File;
  logKey: string;
}

/** What the page shows. `waiting`: the receipt is younger than the last signature; `idle`: there is nothing to verify yet; `noChecker`: the part that checks bundles was not fetched. */
export type Verification =
  | { state: 'idle' | 'loading' | 'waiting' | 'missing' | 'busy' | 'failed' | 'noKey' | 'noChecker' }
  | { state: 'bundle'; chosen: ChosenBundle }
  | { state: 'refused'; fault: ProofFaultCode }
  | { state: 'certificate'; proven: ProvenCertificate; logKey: string }
  | { state: 'certificateRefused'; fault: CertificateFaultCode }
  | { state: 'proven'; proven: Proven; saved: SavedProof; logKey: string; fromFile: boolean };

/** Milliseconds until a receipt is asked for again that was not signed yet, and how often it is. */
const pause = 10_000;
const mostTries = 12;
/** Milliseconds until the part that checks bundles is fetched. */
const quiet = 1_500;

/** Verifies the receipt `id` or the certificate in the address, if there is one, and the files that a reader chooses. The key is fetched when the page opens, so that files can be verified offline. */
export function useVerification(id: string | null) {
  const [shown, setShown] = useState<Verification>({ state: id === null ? 'idle' : 'loading' });
  const key = useRef<Promise<string>>(undefined);
  const keyOfLog = useCallback((): Promise<string> => (key.current ??= readKey().catch((fault: unknown) => forget(key, fault))), []);

  const verify = useCallback(
    async (saved: SavedProof, stream?: string): Promise<Verification> => {
      const known = await keyOfLog().catch(() => null);
      if (known === null) return { state: 'noKey' };
      const proven = await verifyProof(saved, { key: known, stream, subtle: globalThis.crypto?.subtle });
      return { state: 'proven', proven, saved, logKey: known, fromFile: stream === undefined };
    },
    [keyOfLog],
  );

  const ask = useCallback(async (): Promise<Verification> => {
    const certificate = certificateIn(location.hash);
    try {
      if (id === null) return certificate === undefined ? { state: 'idle' } : await ofCertificate(certificate, keyOfLog);
      const { entry, proof } = await call('GET', '/audit/receipts/{id}', { path: { id } });
      return await verify({ entry, proof }, id);
    } catch (fault) {
      return shownFault(fault);
    }
  }, [id, keyOfLog, verify]);

  const tries = useRef(0);
  const chosen = useRef<File>(undefined);
  useEffect(() => {
    let run = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async (): Promise<void> => {
      const mine = run;
      const next = await ask();
      if (mine !== run || chosen.current !== undefined) return;
      setShown(next);
      tries.current += 1;
      if (isSoon(next) && tries.current < mostTries) timer = setTimeout(() => void turn(), pause);
    };
    keyOfLog().catch(() => undefined);
    // Fetched once the page is quiet, so that bundles can be checked offline.
    const idle = setTimeout(() => void bundleChecker().catch(() => undefined), quiet);
    const start = (): void => {
      if (id !== null || certificateIn(location.hash) === undefined) return;
      run += 1;
      clearTimeout(timer);
      chosen.current = undefined;
      tries.current = 0;
      setShown({ state: 'loading' });
      void turn();
    };
    if (id !== null) void turn();
    else start();
    addEventListener('hashchange', start);
    return () => {
      run += 1;
      removeEventListener('hashchange', start);
      clearTimeout(timer);
      clearTimeout(idle);
    };
  }, [ask, id, keyOfLog]);

  const again = async (): Promise<void> => {
    setShown({ state: 'loading' });
    setShown(await (chosen.current === undefined ? ask() : ofFile(chosen.current, verify, keyOfLog)));
  };
  const check = (file: File): Promise<void> => {
    chosen.current = file;
    return again();
  };
  return { shown, again: () => void again(), check: (file: File) => void check(file) };
}

type Checker = typeof import('./bundle/check-bundle.js');
let checker: Promise<Checker> | undefined;

/** The part of the page that checks bundles; fetched once, and again after a failure. */
export const bundleChecker = (): Promise<Checker> =>
  (checker ??= import('./bundle/check-bundle.js').catch((fault: unknown) => {
    checker = undefined;
    throw fault;
  }));

/** Whether the log is signed on within a minute, and the answer is then another. */
const isSoon = (shown: Verification): boolean =>
  shown.state === 'waiting' || (shown.state === 'certificate' && shown.proven.log === 'shorter');

const logReader: LogReader = {
  checkpoint: async () => (await open(request('GET', '/audit/checkpoint'))).text(),
  consistency: async (from, to) => (await call('GET', '/audit/consistency', { query: { from, to } })).hashes,
};

async function ofCertificate(encoded: string, keyOfLog: () => Promise<string>): Promise<Verification> {
  const logKey = await keyOfLog().catch(() => null);
  if (logKey === null) return { state: 'noKey' };
  const proven = await verifyCertificate(encoded, { key: logKey, subtle: globalThis.crypto?.subtle }, logReader);
  return { state: 'certificate', proven, logKey };
}

async function ofFile(
  file: File,
  verify: (saved: SavedProof) => Promise<Verification>,
  keyOfLog: () => Promise<string>,
): Promise<Verification> {
  try {
    if (await isArchive(file)) return await ofBundle(file, keyOfLog);
    if (file.size > largestFile) throw new ProofFault('tooLarge');
    return await verify(savedProofOf(await file.text()));
  } catch (fault) {
    return shownFault(fault);
  }
}

async function ofBundle(file: File, keyOfLog: () => Promise<string>): Promise<Verification> {
  const [logKey, found] = await Promise.all([keyOfLog().catch(() => null), bundleChecker().catch(() => null)]);
  if (found === null) return { state: 'noChecker' };
  return logKey === null ? { state: 'noKey' } : { state: 'bundle', chosen: { file, logKey: logKey.trim() } };
}

/** Whether a file is an archive, by its first bytes. */
async function isArchive(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

function shownFault(fault: unknown): Verification {
  if (fault instanceof ProofFault) return { state: 'refused', fault: fault.code };
  if (fault instanceof CertificateFault) return { state: 'certificateRefused', fault: fault.code };
  const code = fault instanceof ProblemError ? fault.code : '';
  const states: Readonly<Record<string, 'waiting' | 'missing' | 'busy'>> = {
    notProvableYet: 'waiting',
    notFound: 'missing',
    tooManyRequests: 'busy',
  };
  return { state: states[code] ?? 'failed' };
}

const readKey = async (): Promise<string> => (await open(request('GET', '/audit/key'))).text();

function forget(key: { current: Promise<string> | undefined }, fault: unknown): never {
  key.current = undefined;
  throw fault;
}
