/** What a stored number is called by. */
export const telHref = (phone: string): `tel:${string}` => `tel:${phone.replace(/[^+\d]/g, '')}`;
