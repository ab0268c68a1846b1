import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataPlaces, makeDataDirectory, usingDataDirectory } from '../files/data-directory.js';
import { makePrivateDirectory, privateFile } from '../files/private-files.js';

/** Parses an Ed25519 private key as PKCS #8 PEM; accepts the PEM (line ends may be written \n) or its base64 DER. Undefined if invalid. */
export function readSigningKey(text: string): string | undefined {
  const pem = text.replaceAll('\\n', '\n');
  try {
    const key = pem.includes('-----BEGIN')
      ? createPrivateKey(pem)
      : createPrivateKey({ key: Buffer.from(pem, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? String(key.export({ format: 'pem', type: 'pkcs8' })) : undefined;
  } catch {
    return undefined;
  }
}

/** A development secret: generated once, stored in DATA_DIR/secrets for its owner only, shared by all processes of that directory. */
export function keptSecret(dataDir: string, name: string, make: () => string): string {
  makeDataDirectory(dataDir);
  return usingDataDirectory(dataDir, () => readOrMake(join(dataDir, dataPlaces.secrets), name, make));
}

function readOrMake(directory: string, name: string, make: () => string): string {
  const file = join(directory, name);
  makePrivateDirectory(directory);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    return readFileSync(file, 'utf8');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
  }
  writeFileSync(draft, make(), { ...privateFile, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

/** Replaces a stored secret atomically: a concurrent reader finds the old or the new one. */
export function replaceSecret(dataDir: string, name: string, value: string): void {
  const file = join(dataDir, dataPlaces.secrets, name);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, value, { ...privateFile, flag: 'wx' });
  renameSync(draft, file);
}

export const makeTokenSecret = (): string => randomBytes(48).toString('base64url');

export const makeSigningKey = (): string => generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
