import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayOnHydration } from './replay.js';

function Form() {
  const [country, setCountry] = useState('ee');
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [size, setSize] = useState('large');
  return (
    <form>
      <select aria-label="country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option value="ee">Estonia</option>
        <option value="lv">Latvia</option>
      </select>
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="agreed" type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      {['small', 'large'].map((one) => (
        <input key={one} aria-label={one} type="radio" name="size" checked={size === one} onChange={() => setSize(one)} />
      ))}
      <output>{[country, name, agreed, size].join(' ')}</output>
    </form>
  );
}

/** Renders the form on the server, calls `early` with input, then hydrates. */
async function comesAlive(early: (form: HTMLFormElement) => void): Promise<string | null> {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Form />);
  early(place.firstElementChild as HTMLFormElement);
  const replay = replayOnHydration(place);
  const root = await act(async () => hydrateRoot(place, <Form />));
  await act(async () => replay());
  const said = place.querySelector('output')?.textContent ?? null;
  await act(async () => root.unmount());
  place.remove();
  return said;
}
const control = <Kind extends Element>(form: HTMLFormElement, name: string): Kind => form.querySelector(`[aria-label=${name}]`) as Kind;

describe('the input given before a page hydrates', () => {
  it('is applied: a choice, a word, a tick and one of several', async () => {
    expect(
      await comesAlive((form) => {
        control<HTMLSelectElement>(form, 'country').value = 'lv';
        control<HTMLInputElement>(form, 'name').value = 'Anna';
        control<HTMLInputElement>(form, 'agreed').checked = true;
        control<HTMLInputElement>(form, 'small').checked = true;
      }),
    ).toBe('lv Anna true small');
  });

  it('is not applied where nobody touched the page', async () => {
    expect(await comesAlive(() => undefined)).toBe('ee  false large');
  });
});
