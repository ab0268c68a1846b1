import i18next from 'i18next';
import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startTexts } from '../i18n/i18n.js';
import { bootLanguage } from '../lib/language.js';
import { readKept } from '../features/selection/kept-choice.js';
import { type IslandName, islands } from './islands.js';
import { replayOnHydration } from './replay.js';

/** Hydrates every island in a separate task. */
export async function hydrateAll(): Promise<void> {
  await startTexts(bootLanguage(), []);
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        void hydrate(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // Readers who have a stored choice are offered it again at once.
    if (place.dataset.when === 'touched' && readKept() === '') onFirstTouch(() => void hydrate(place));
    else if (islands[place.dataset.island as IslandName].when === 'seen') seen.observe(place);
    else void hydrate(place);
  }
}

/** Calls `wake` at the first touch, pointer or key on the page, or at once if an element has the focus. */
function onFirstTouch(wake: () => void): void {
  const moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
  const first = new AbortController();
  const touched = () => {
    first.abort();
    wake();
  };
  for (const move of moves) addEventListener(move, touched, { capture: true, passive: true, signal: first.signal });
  if (document.activeElement !== document.body) touched();
}

async function hydrate(place: HTMLElement): Promise<void> {
  const { load, texts } = islands[place.dataset.island as IslandName];
  const [{ default: Component }] = await Promise.all([load(), i18next.loadNamespaces(texts)]);
  const props = JSON.parse(document.getElementById(`${place.id}-props`)?.textContent ?? '{}') as object;
  const Given = Component as ComponentType<object>;
  const replay = replayOnHydration(place);
  const alive = () => {
    if (place.dataset.alive === '') return;
    place.dataset.alive = '';
    replay();
  };
  hydrateRoot(
    place,
    <StrictMode>
      <Listening onAlive={alive}>
        <Given {...props} />
      </Listening>
    </StrictMode>,
    { identifierPrefix: place.id },
  );
}

/** Reports when the whole island is hydrated, which React does in parts after the call. */
function Listening({ onAlive, children }: { onAlive: () => void; children: ReactNode }): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}
