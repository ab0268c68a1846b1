/** "UAE" of "United Arab Emirates"; of one word nothing. */
const initialsOf = (country: string): string => (/\s/.test(country) ? [...country.matchAll(/\p{Lu}/gu)].join('') : '');

/** Whether a title names the country already, in whatever case or by its initials: "Счёт компании в Казахстане", "Company bank account in the UAE". */
export function namesCountry(title: string, country: string): boolean {
  const stem = country.toLowerCase().slice(0, Math.max(3, country.length - 1));
  return title.toLowerCase().includes(stem) || title.split(/[^\p{L}]+/u).includes(initialsOf(country) || country);
}

/** A service and its country, which is said once. */
export const serviceInCountry = (title: string, country: string): string => (namesCountry(title, country) ? title : `${title}, ${country}`);
