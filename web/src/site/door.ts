import { takeOver } from './take-over.js';

/*
 * The entry of /login as the server drew it (login.tsx): the form stands there at once, and the cabinets' script comes with the reader's first move, draws
 * the same in #root, and gets what was done meanwhile.
 */
const root = document.documentElement;
const door = document.getElementById('door');
const place = document.getElementById('root');
const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app;

// What the cabinets need is fetched when the page is drawn, so that it delays none of it.
const fetchLater = () =>
  setTimeout(() => document.querySelectorAll<HTMLLinkElement>('link[rel=later]').forEach((link) => (link.rel = 'prefetch')), 1_000);
if (document.readyState === 'complete') fetchLater();
else addEventListener('load', fetchLater, { once: true });

if (door && place && app !== undefined) {
  const alive = new MutationObserver(() => {
    if (!place.querySelector('h1, h2')) return;
    alive.disconnect();
    takeOver(door, place);
  });
  alive.observe(place, { childList: true, subtree: true });

  // A button that was pressed too early is pressed again when it can act.
  door.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[type="button"]') : null;
    if (button instanceof HTMLElement) button.dataset.pressed = '';
  });

  const first = new AbortController();
  const wake = () => {
    first.abort();
    void import(/* @vite-ignore */ app);
  };
  // The form is useless to readers who are signed in, read another language, or have sent it already.
  const atOnce = root.hasAttribute('data-known') || root.hasAttribute('data-sent') || root.lang !== door.lang;
  const typed = [...door.querySelectorAll('input')].some(({ value, type }) => type !== 'checkbox' && value !== '');
  if (atOnce || typed) wake();
  else {
    const moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'input', 'submit', 'click'];
    for (const move of moves) addEventListener(move, wake, { capture: true, passive: true, signal: first.signal });
  }
}
