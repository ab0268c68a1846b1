import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Where shortcuts act; also the headings of the list of shortcuts. */
export type KeyScope = 'everywhere' | 'list' | 'order';

/** The keys of a shortcut, and what the list of shortcuts says about it. */
interface KeyDescription {
  /** `KeyboardEvent.key` (`j`, `[`, `Enter`, `?`), with the prefix `Mod+` for Ctrl, or Cmd on a Mac */
  keys: string;
  /** description in the reader's language ("Next order"), from the feature's namespace */
  does: string;
  /** handled by the browser, such as Enter on a link: listed only */
  native?: boolean;
}

export interface KeyBinding extends KeyDescription {
  /** called when the keys are pressed; always the handler of the latest render */
  run?: () => void;
}

/** A shortcut that a mounted page has registered, with its scope. */
export interface ActiveKey extends KeyDescription {
  scope: KeyScope;
}

interface Registered extends ActiveKey {
  press: () => void;
}

let registered: readonly Registered[] = [];
const watchers = new Set<() => void>();

function change(next: readonly Registered[]): void {
  registered = next;
  for (const watch of watchers) watch();
}

/** All shortcuts of mounted pages, in the order of registration; a new array after each change. */
export const activeKeys = (): readonly ActiveKey[] => registered;

/** Subscribes to changes of `activeKeys`. @returns unsubscribes */
function watchKeys(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

export const useActiveKeys = (): readonly ActiveKey[] => useSyncExternalStore(watchKeys, activeKeys);

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"], [role="listbox"], [role="menu"]';
const ticked = 'input[type="checkbox"], input[type="radio"], input[type="button"], input[type="submit"]';
const modal = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether the element takes typed text or menu keys. A checkbox does not. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null && !target.matches(ticked);
}

/** Whether a dialog or menu covers the page, which disables its shortcuts. Hidden elements do not count. */
const isCovered = (): boolean => [...document.querySelectorAll<HTMLElement>(modal)].some((part) => part.checkVisibility?.() ?? true);

/** Key code of a Latin character or bracket, for other layouts: j is the key of о in Russian. */
function codeOf(key: string): string | undefined {
  if (/^[a-z]$/.test(key)) return `Key${key.toUpperCase()}`;
  return { '[': 'BracketLeft', ']': 'BracketRight' }[key];
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Compares by character, or by key code on layouts without Latin characters. */
export function matches(keys: string, press: Press): boolean {
  const withMod = keys.startsWith('Mod+');
  const key = withMod ? keys.slice('Mod+'.length) : keys;
  if (press.altKey || withMod !== (press.ctrlKey || press.metaKey)) return false;
  if (press.key === key || (withMod && press.key.toLowerCase() === key)) return true;
  const isForeign = press.key.length === 1 && press.key > '\u007f';
  return isForeign && !press.shiftKey && press.code === codeOf(key);
}

/** Searches the newest registration first, so that a page overrides the shell. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const found = registered.findLast(({ keys, native }) => !native && matches(keys, event));
  if (!found || (!found.keys.startsWith('Mod+') && isField(event.target)) || isCovered()) return;
  event.preventDefault();
  found.press();
}

/** Text typed since `holdTyping`; null if none is held. */
let held: string | null = null;

function hold(event: KeyboardEvent): void {
  const { key } = event;
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Escape') return void takeTyping();
  if (key === 'Backspace') held = held?.slice(0, -1) ?? null;
  else if (key.length === 1) held += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Buffers typed text for a field that is about to appear, until it takes it, or Escape or a click. */
export function holdTyping(): void {
  held = '';
  window.addEventListener('keydown', hold, true);
  window.addEventListener('pointerdown', takeTyping, true);
}

/** Ends the buffering. @returns the typed text */
export function takeTyping(): string {
  window.removeEventListener('keydown', hold, true);
  window.removeEventListener('pointerdown', takeTyping, true);
  const typed = held ?? '';
  held = null;
  return typed;
}

function register(added: readonly Registered[]): () => void {
  if (registered.length === 0 && added.length > 0) document.addEventListener('keydown', onKeyDown);
  change([...registered, ...added]);
  return () => {
    change(registered.filter((one) => !added.includes(one)));
    if (registered.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * Registers a page's shortcuts while it is mounted; no other code may handle global keys. They do not act in fields and under dialogs or
 * menus; those with `Mod+` do act in fields. All are listed by `?`.
 */
export function useKeys(scope: KeyScope, bindings: readonly KeyBinding[]): void {
  const press = useEffectEvent((keys: string) => bindings.find((binding) => binding.keys === keys)?.run?.());
  const described = JSON.stringify(bindings.map(({ keys, does, native }) => ({ keys, does, native })));
  useEffect(() => {
    const list = JSON.parse(described) as KeyDescription[];
    return register(list.map((one) => ({ ...one, scope, press: () => press(one.keys) })));
  }, [scope, described]);
}
