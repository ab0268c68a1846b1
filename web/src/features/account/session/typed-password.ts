/**
 * The mailed password that opened this page's session, so that people who must choose a new one need not type it twice. In memory only: it goes with the page,
 * with the new password, and with the person.
 */
let typed: string | null = null;

export const typedPassword = (): string | null => typed;

export function keepTyped(password: string): void {
  typed = password;
}

export function forgetTyped(): void {
  typed = null;
}
