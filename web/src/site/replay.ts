type Control = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

const stateOf = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

/** The value of a control as it was rendered, before input. */
const drawnState = (control: Control): string | boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.options[0]?.value ?? '';
  return isTick(control) ? control.defaultChecked : control.defaultValue;
};

/**
 * To be called before `place` hydrates; its result afterwards. Input before hydration reached no handler: the result replays it for React
 * (https://github.com/facebook/react/issues/12955), so that its state equals the controls.
 */
export function replayOnHydration(place: HTMLElement): () => void {
  const controls = [...place.querySelectorAll<Control>('select, input, textarea')];
  const found = controls.map((control) => ({ control, before: drawnState(control), early: stateOf(control) }));
  return () => {
    for (const { control, before, early } of found) {
      // Some controls keep what was chosen, others are re-created.
      const now = stateOf(control) === before ? early : stateOf(control);
      // Of a group of radio buttons the chosen one is pressed; that takes the mark from the other.
      const isLeft = control.type === 'radio' && now === false;
      if (now !== before && !isLeft && control.isConnected) setControl(control, before, now);
    }
  };
}

/** Sets a control from the value that React knows, so that React handles a change. */
export function setControl(control: Control, before: string | boolean, now: string | boolean): void {
  if (control instanceof HTMLSelectElement) {
    control.value = String(now);
    return void control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // React remembers what it saw last in the property of the element itself: it is set back there, and forward past it.
  if (isTick(control)) {
    control.checked = before === true;
    return control.click();
  }
  control.value = String(before);
  const own = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(control, now);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
