import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { UserEntity } from './user.entity.js';

/** argon2id (the library's number for it), 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Longer ones are rejected before hashing: nobody types them, and the cost of hashing must not grow with input. */
export const longestPassword = 1024;

/** Normalises Unicode: keyboards compose the same password differently. */
const typed = (password: string): string => password.normalize('NFKC');

/** A PHC string for storage; takes some 20 ms of one core. */
export const hashPassword = (password: string): Promise<string> => hash(typed(password), cost);

/** Columns of an account whose person chose a password. */
export const chosenPassword = async (
  password: string,
): Promise<Pick<UserEntity, 'passwordHash' | 'passwordGeneratedAt' | 'mustChangePassword'>> => ({
  passwordHash: await hashPassword(password),
  passwordGeneratedAt: null,
  mustChangePassword: false,
});

let nobody: Promise<string> | undefined;

/** Dummy hash to verify for an unknown account, so that it takes as long as a wrong password. Created once per process. */
export const nobodysHash = (): Promise<string> => (nobody ??= hashPassword(randomBytes(24).toString('base64')));

let verified = 0;

/** Number of password comparisons by this process: each costs a hash. */
export const passwordWork = (): { verified: number } => ({ verified });

/** Whether `password` matches `stored`; without a stored hash it does the same work and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  verified += 1;
  const fits = await verify(stored ?? (await nobodysHash()), typed(password));
  return fits && stored !== null;
}
