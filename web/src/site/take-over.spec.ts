import { takeOver } from './take-over.js';

const form = '<form><input name="email"><input name="password" type="password"><input name="rememberMe" type="checkbox"></form>';
const drawn = `${form}<details><summary>English</summary></details><a href="/call">Call</a><button type="button">Русский</button>`;
const alive = `${form}<details><summary>English</summary></details><button type="button">Call</button><button type="button">Русский</button>`;

const twoPages = () => {
  document.body.innerHTML = `<div id="door">${drawn}</div><div id="root">${alive}</div>`;
  const [door, place] = ['door', 'root'].map((id) => document.getElementById(id) as HTMLElement);
  if (!door || !place) throw new Error('no pages');
  const input = (within: HTMLElement, name: string) => within.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  return { door, place, input };
};

afterEach(() => {
  document.documentElement.removeAttribute('data-sent');
  document.body.innerHTML = '';
});

describe('a rendered page that the hydrated one replaces', () => {
  it('hands over what was typed, with an input event for each field, and the focus', () => {
    const { door, place, input } = twoPages();
    const heard: string[] = [];
    place.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
    input(door, 'email').value = 'anna@registra.example';
    input(door, 'password').value = 'sec';
    input(door, 'password').focus();
    takeOver(door, place);
    expect([input(place, 'email').value, input(place, 'password').value]).toEqual(['anna@registra.example', 'sec']);
    expect(heard).toEqual(['email', 'password']);
    expect(input(place, 'password')).toHaveFocus();
    expect(door).not.toBeInTheDocument();
  });

  it('hands over a tick that was set, and leaves the remembered one where it was not touched', () => {
    const first = twoPages();
    first.input(first.door, 'rememberMe').click();
    takeOver(first.door, first.place);
    expect(first.input(first.place, 'rememberMe').checked).toBe(true);

    const second = twoPages();
    second.input(second.place, 'rememberMe').checked = true;
    takeOver(second.door, second.place);
    expect(second.input(second.place, 'rememberMe').checked).toBe(true);
  });

  it('presses again what was pressed, by its name, and keeps open what was opened', () => {
    const { door, place } = twoPages();
    const pressed: string[] = [];
    place.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent));
    door.querySelector('button')?.setAttribute('data-pressed', '');
    door.querySelector('details')?.setAttribute('open', '');
    takeOver(door, place);
    expect(pressed).toEqual(['Русский']);
    expect(place.querySelector('details')).toHaveAttribute('open');
  });

  it('repeats a submission once', () => {
    const { door, place } = twoPages();
    let sent = 0;
    place.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    document.documentElement.setAttribute('data-sent', '');
    takeOver(door, place);
    expect(sent).toBe(1);
  });
});
