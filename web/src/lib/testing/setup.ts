import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { resetPage } from '../session/token-store.js';
import { startTestTexts } from './texts.js';
import './typing.js';

/* A busy machine is slow, not wrong: what never comes fails by the test's own timeout. */
configure({ asyncUtilTimeout: 30_000 });

/* React keeps the stack of whatever creates an element, up to ten thousand a second, to print it with a warning: a tenth of the time of these suites. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } = React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

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
