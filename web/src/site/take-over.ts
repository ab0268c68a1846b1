import { setControl } from './replay.js';

/** Replaces the rendered page in `door` by the hydrated one in `place`, keeping input, opened parts, presses, submissions and the focus. */
export function takeOver(door: HTMLElement, place: HTMLElement): void {
  const focused = document.activeElement;
  const had = focused instanceof HTMLElement && door.contains(focused) ? focused : null;
  const twin = had ? twinOf(had, door, place) : null;
  for (const input of door.querySelectorAll('input')) fill(twinOf(input, door, place), input);
  for (const details of door.querySelectorAll('details')) {
    const other = twinOf(details, door, place);
    if (other) other.open = details.open;
  }
  const pressed = [...door.querySelectorAll<HTMLElement>('[data-pressed]')].map((button) => twinOf(button, door, place));
  door.remove();
  twin?.focus({ preventScroll: true });
  for (const button of pressed) button?.click();
  if (document.documentElement.hasAttribute('data-sent')) place.querySelector('form')?.requestSubmit();
}

/** The element of the same name and position; both pages are rendered by the same components. */
function twinOf<Kind extends HTMLElement>(one: Kind, door: HTMLElement, place: HTMLElement): Kind | null {
  const alike = (within: HTMLElement) =>
    [...within.querySelectorAll<HTMLElement>(one.localName)].filter((other) => nameOf(other) === nameOf(one)) as Kind[];
  return alike(place)[alike(door).indexOf(one)] ?? null;
}

const nameOf = (one: HTMLElement): string => one.getAttribute('name') ?? one.getAttribute('aria-label') ?? one.textContent;

function fill(input: HTMLInputElement | null, { value, checked, defaultChecked, type }: HTMLInputElement): void {
  if (!input) return;
  if (type === 'checkbox') {
    // Untouched, it is as the browser remembers it.
    if (checked !== defaultChecked && input.checked !== checked) setControl(input, input.checked, checked);
  } else if (value !== input.value) setControl(input, input.value, value);
}
