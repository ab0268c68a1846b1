import { createPublicKey, verify } from 'node:crypto';
import { open } from 'node:fs/promises';
import { UsageError } from '#libs/platform/process/command-line';
import type { Source } from '#libs/verifier/bundle/archive';
import type { VerifySignature } from '#libs/verifier/signed-note';

/** Opens a file for the verifier, and closes it afterwards. @throws UsageError if it cannot be opened */
export async function withSource<Result>(path: string, work: (source: Source) => Promise<Result>): Promise<Result> {
  const handle = await open(path).catch((fault: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read: ${fault.code}`);
  });
  try {
    const { size } = await handle.stat();
    const read = async (from: number, before: number): Promise<Uint8Array> => {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(Math.max(0, before - from)), 0, Math.max(0, before - from), from);
      return buffer.subarray(0, bytesRead);
    };
    return await work({ size, read });
  } finally {
    await handle.close();
  }
}

/** Verifies signatures by Node's OpenSSL. */
export const verifyEd25519: VerifySignature = (key, signature, text) => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') };
  return Promise.resolve(verify(null, Buffer.from(text), createPublicKey({ key: jwk, format: 'jwk' }), signature));
};
