/** The word that style elements have to carry: the policy of the page counts no others. */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
