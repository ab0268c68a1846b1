/** "UAE" of "United Arab Emirates"; empty for a single word. */
const initialsOf = (country: string): string => (/\s/.test(country) ? [...country.matchAll(/\p{Lu}/gu)].join('') : '');

/** Whether a title contains the country in any case or by its initials: "Company bank account in the UAE". */
export function namesCountry(title: string, country: string): boolean {
  const stem = country.toLowerCase().slice(0, Math.max(3, country.length - 1));
  return title.toLowerCase().includes(stem) || title.split(/[^\p{L}]+/u).includes(initialsOf(country) || country);
}

/** Appends the country unless the title contains it. */
export const serviceInCountry = (title: string, country: string): string => (namesCountry(title, country) ? title : `${title}, ${country}`);
