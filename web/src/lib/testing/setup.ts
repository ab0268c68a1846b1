import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { resetPage } from '../session/token-store.js';
import { startTestTexts } from './texts.js';

/* A busy machine is slow, not wrong: what never comes fails by the test's own timeout. */
configure({ asyncUtilTimeout: 30_000 });

/* What jsdom lacks and Mantine asks for. */
if (!window.matchMedia) {
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) as MediaQueryList;
}
class QuietResizeObserver {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
}
window.ResizeObserver ??= QuietResizeObserver;
window.HTMLElement.prototype.scrollIntoView ??= () => undefined;
if (!document.fonts)
  Object.defineProperty(document, 'fonts', { value: { addEventListener: () => undefined, removeEventListener: () => undefined } });
/* A dialog opens and closes; the layer above the page is the browser's, not ours to try. */
window.HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
window.HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

beforeAll(() => startTestTexts('en'));
beforeEach(resetPage);
