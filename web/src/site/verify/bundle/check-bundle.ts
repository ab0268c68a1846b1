import { type CheckedBundle, failedView, type Language, progressView, resultView } from './bundle-view.js';
import { sourceOf, verifyBundle } from './verify-bundle.js';

interface CheckOptions {
  language: Language;
  /** verifier key of the log; undefined: that of the bundle */
  key?: string | undefined;
}

/** Checks a bundle and shows progress and result in `container`. @returns what can be shown again in another language; undefined if nothing was checked */
export async function checkBundle(container: HTMLElement, file: File, { language, key }: CheckOptions): Promise<CheckedBundle | undefined> {
  if (!canInflate()) {
    container.replaceChildren(failedView('old', language));
    return undefined;
  }
  const { view, show } = progressView(file.name, language);
  container.replaceChildren(view);
  try {
    const source = sourceOf(file);
    const subtle = globalThis.crypto?.subtle;
    const report = await verifyBundle(source, { keys: key === undefined ? undefined : [key], subtle, onProgress: show });
    const checked = { report, source, fileName: file.name, isKeyGiven: key !== undefined };
    if (view.isConnected) container.replaceChildren(resultView(checked, language));
    return checked;
  } catch {
    if (view.isConnected) container.replaceChildren(failedView('failed', language));
    return undefined;
  }
}

function canInflate(): boolean {
  try {
    return new DecompressionStream('deflate-raw') instanceof DecompressionStream;
  } catch {
    return false;
  }
}
