import { useCallback, useEffect, useRef, useState } from 'react';
import { call, open, request } from '../../api/call.js';
import { ProblemError } from '../../lib/problem.js';
import { ProofFault, type ProofFaultCode } from '#libs/verifier/proof-fault';
import { webCrypto } from './web-crypto.js';
import { largestFile, type Proven, type SavedProof, savedProofOf, verifyProof } from '#libs/verifier/verify-proof';

/**
 * State of the page. `waiting`: the receipt is newer than the last signature; `idle`: nothing to verify; `certificate`, `bundle`: only the
 * program `auditor` verifies these.
 */
export type Verification =
  | { state: 'idle' | 'loading' | 'waiting' | 'missing' | 'busy' | 'failed' | 'noKey' | 'certificate' | 'bundle' }
  | { state: 'refused'; fault: ProofFaultCode }
  | { state: 'proven'; proven: Proven; saved: SavedProof; logKey: string; fromFile: boolean };

/** Milliseconds between requests for a receipt that was not signed yet. */
const pause = 10_000;
const mostTries = 12;

/**
 * Verifies the receipt `id` of the address, if there is one, and files that a reader chooses. The key is loaded with the page, so that
 * files can be verified offline.
 */
export function useVerification(id: string | null) {
  const [shown, setShown] = useState<Verification>({ state: id === null ? 'idle' : 'loading' });
  const key = useRef<Promise<string>>(undefined);
  const keyOfLog = useCallback((): Promise<string> => (key.current ??= readKey().catch((fault: unknown) => forget(key, fault))), []);

  const verify = useCallback(
    async (saved: SavedProof, stream?: string): Promise<Verification> => {
      const known = await keyOfLog().catch(() => null);
      if (known === null) return { state: 'noKey' };
      const proven = await verifyProof(saved, { key: known, stream, verify: webCrypto(globalThis.crypto?.subtle) });
      return { state: 'proven', proven, saved, logKey: known, fromFile: stream === undefined };
    },
    [keyOfLog],
  );

  const ask = useCallback(async (): Promise<Verification> => {
    if (id === null) return { state: hasCertificate() ? 'certificate' : 'idle' };
    try {
      const { entry, proof } = await call('GET', '/audit/receipts/{id}', { path: { id } });
      return await verify({ entry, proof }, id);
    } catch (fault) {
      return shownFault(fault);
    }
  }, [id, verify]);

  const tries = useRef(0);
  const chosen = useRef<File>(undefined);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async (): Promise<void> => {
      const next = await ask();
      if (left || chosen.current !== undefined) return;
      setShown(next);
      tries.current += 1;
      if (next.state === 'waiting' && tries.current < mostTries) timer = setTimeout(() => void turn(), pause);
    };
    keyOfLog().catch(() => undefined);
    void turn();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [ask, keyOfLog]);

  const again = async (): Promise<void> => {
    setShown({ state: 'loading' });
    setShown(await (chosen.current === undefined ? ask() : ofFile(chosen.current, verify)));
  };
  const check = (file: File): Promise<void> => {
    chosen.current = file;
    return again();
  };
  return { shown, again: () => void again(), check: (file: File) => void check(file) };
}

/** Whether the address comes from the code on a certificate's PDF, which installations issued until November 2026. */
const hasCertificate = (): boolean => location.hash.startsWith('#certificate=');

async function ofFile(file: File, verify: (saved: SavedProof) => Promise<Verification>): Promise<Verification> {
  try {
    if (await isArchive(file)) return { state: 'bundle' };
    if (file.size > largestFile) throw new ProofFault('tooLarge');
    return await verify(savedProofOf(await file.text()));
  } catch (fault) {
    return shownFault(fault);
  }
}

/** Detects an archive by its first bytes. */
async function isArchive(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

function shownFault(fault: unknown): Verification {
  if (fault instanceof ProofFault) return { state: 'refused', fault: fault.code };
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
