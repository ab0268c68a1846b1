import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { UserEntity } from './user.entity.js';

/** argon2id (the library's number for it), 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Longer ones are refused before hashing: nobody types them, and hashing work must not grow with what a stranger sends. */
export const longestPassword = 1024;

/** One password may reach us composed in different ways from different keyboards. */
const typed = (password: string): string => password.normalize('NFKC');

/** A PHC string for storage; some 20 ms of one core. */
export const hashPassword = (password: string): Promise<string> => hash(typed(password), cost);

/** What an account has once its person has chosen a password. */
export const chosenPassword = async (
  password: string,
): Promise<Pick<UserEntity, 'passwordHash' | 'passwordGeneratedAt' | 'mustChangePassword'>> => ({
  passwordHash: await hashPassword(password),
  passwordGeneratedAt: null,
  mustChangePassword: false,
});

let nobody: Promise<string> | undefined;

/** What is verified for an account that is not there, so that it takes as long as a wrong password. Made once per process. */
export const nobodysHash = (): Promise<string> => (nobody ??= hashPassword(randomBytes(24).toString('base64')));

let verified = 0;

/** How many passwords this process has compared: every comparison costs a hash. */
export const passwordWork = (): { verified: number } => ({ verified });

/** True when `password` is the one behind `stored`; without a stored hash it does the same work and answers false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  verified += 1;
  const fits = await verify(stored ?? (await nobodysHash()), typed(password));
  return fits && stored !== null;
}
