/** The languages of the product, in the order in which they are offered. Apart from `ids`, because every page fetches this at once. */
export const languages = ['ru', 'en'] as const;

export const isLanguage = (text: unknown): text is (typeof languages)[number] => languages.some((one) => one === text);
