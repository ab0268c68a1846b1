import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Where keys act; the list of keys stands under these words. */
export type KeyScope = 'everywhere' | 'list' | 'order';

/** A shortcut as a page describes it. */
interface KeyDescription {
  /** As `KeyboardEvent.key` has it (`j`, `[`, `Enter`, `?`), with `Mod+` before it for Ctrl, which is Cmd on a Mac. */
  keys: string;
  /** What it does, in the reader's language ("Next order"): each feature brings the texts of its shortcuts, in its own namespace. */
  does: string;
  /** The browser does it by itself to what has the focus, as Enter opens a link: it is listed, but not listened for. */
  native?: boolean;
}

export interface KeyBinding extends KeyDescription {
  /** Always as the page was drawn last. */
  run?: () => void;
}

/** A key in force, with where it acts. */
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

/** The keys in force, in the order in which pages brought them; for the list that `?` opens. */
export const activeKeys = (): readonly ActiveKey[] => registered;

/** Hears of every change of `activeKeys`. Returns the way to stop. */
function watchKeys(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

export const useActiveKeys = (): readonly ActiveKey[] => useSyncExternalStore(watchKeys, activeKeys);

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"], [role="listbox"], [role="menu"]';
const ticked = 'input[type="checkbox"], input[type="radio"], input[type="button"], input[type="submit"]';
const modal = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether typing there enters text, or moves within a menu. A checkbox is no field: it ignores characters. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null && !target.matches(ticked);
}

/** Something stands over the page: its keys are of what is under it. Parts that are kept in the page unseen do not count. */
const isCovered = (): boolean => [...document.querySelectorAll<HTMLElement>(modal)].some((part) => part.checkVisibility?.() ?? true);

/** The key code of a Latin character or bracket, for layouts that have others there: j is pressed as о in Russian. */
function codeOf(key: string): string | undefined {
  if (/^[a-z]$/.test(key)) return `Key${key.toUpperCase()}`;
  return { '[': 'BracketLeft', ']': 'BracketRight' }[key];
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a press matches `keys`. A layout without Latin characters is matched by key code. */
export function matches(keys: string, press: Press): boolean {
  const withMod = keys.startsWith('Mod+');
  const key = withMod ? keys.slice('Mod+'.length) : keys;
  if (press.altKey || withMod !== (press.ctrlKey || press.metaKey)) return false;
  if (press.key === key || (withMod && press.key.toLowerCase() === key)) return true;
  const isForeign = press.key.length === 1 && press.key > '\u007f';
  return isForeign && !press.shiftKey && press.code === codeOf(key);
}

/** The page that came last is asked first: what it does with a key goes before what the shell does with it. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const found = registered.findLast(({ keys, native }) => !native && matches(keys, event));
  if (!found || (!found.keys.startsWith('Mod+') && isField(event.target)) || isCovered()) return;
  event.preventDefault();
  found.press();
}

/** What was typed since `holdTyping`; null while nothing is held. */
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

/** Keeps what is typed for a field that is on its way, instead of giving it to the page behind; until the field takes it, or Escape or a press of the pointer. */
export function holdTyping(): void {
  held = '';
  window.addEventListener('keydown', hold, true);
  window.addEventListener('pointerdown', takeTyping, true);
}

/** Ends the holding. Returns what was typed meanwhile. */
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
 * Keys of a page while it stands: the one way by which a key does anything beyond the part that has the focus. Never in fields, nor under a dialog or a menu;
 * keys with `Mod+` also in fields. Whatever stands here is in the list that `?` opens.
 */
export function useKeys(scope: KeyScope, bindings: readonly KeyBinding[]): void {
  const press = useEffectEvent((keys: string) => bindings.find((binding) => binding.keys === keys)?.run?.());
  const described = JSON.stringify(bindings.map(({ keys, does, native }) => ({ keys, does, native })));
  useEffect(() => {
    const list = JSON.parse(described) as KeyDescription[];
    return register(list.map((one) => ({ ...one, scope, press: () => press(one.keys) })));
  }, [scope, described]);
}
