import { isLanguage } from '#machines/kernel/languages';
import { rememberLooked } from '../features/leads/public/looked.js';
import { rememberUtm } from '../features/leads/public/utm.js';
import { keepLanguage } from '../lib/keep-language.js';

/* The entry of every public page: small, because the page reads and links without it. The rest comes when the page is quiet. */
const { lang } = document.documentElement;
if (isLanguage(lang)) keepLanguage(lang);

rememberUtm();
rememberLooked();
// The wizard's address goes with its answers: as it is left.
addEventListener('pagehide', rememberLooked);

const wake = () => void import('./hydrate.js').then(({ hydrateAll }) => hydrateAll());
const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(wake, { timeout: 2_000 }) : setTimeout(wake, 200));

if (document.readyState === 'complete') soon();
else addEventListener('load', soon, { once: true });
