import { rememberUtm } from '../features/forms/utm.js';
import { isLanguage } from '../lib/language.js';
import { writeStored } from '../lib/storage.js';

/* The entry of every public page: small, because the page reads and links without it. The rest comes when the page is quiet. */
const { lang } = document.documentElement;
if (isLanguage(lang)) {
  writeStored('language', lang);
  // The address "/" is answered by the server, which sees no local storage.
  document.cookie = `language=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}

rememberUtm();

const wake = () => void import('./hydrate.js').then(({ hydrateAll }) => hydrateAll());
const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(wake, { timeout: 2_000 }) : setTimeout(wake, 200));

if (document.readyState === 'complete') soon();
else addEventListener('load', soon, { once: true });
