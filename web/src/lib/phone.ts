/** The `tel:` address of a phone number, without spaces and punctuation. */
export const telHref = (phone: string): `tel:${string}` => `tel:${phone.replace(/[^+\d]/g, '')}`;
