import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../lib/testing/render.js';
import { startTestTexts } from '../lib/testing/texts.js';
import { PhoneField } from './phone-field.js';

const browserSpeaks = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

const reported: string[] = [];
function Form({ initial }: { initial: string }) {
  const [phone, setPhone] = useState(initial);
  return (
    <>
      <PhoneField
        label="Phone"
        value={phone}
        onChange={(next) => {
          reported.push(next);
          setPhone(next);
        }}
      />
      <button type="button" onClick={() => setPhone('')}>
        Clear
      </button>
    </>
  );
}

const draw = (initial = '') => {
  reported.length = 0;
  renderUi(<Form initial={initial} />);
  return { field: screen.getByLabelText<HTMLInputElement>('Phone'), country: screen.getByLabelText('Calling code') };
};

beforeEach(() => browserSpeaks('ru-RU'));
afterEach(() => jest.restoreAllMocks());

describe('a phone field', () => {
  it.each([
    ['8 (912) 555-01-77', '8 (912) 555-01-77', '+79125550177', 'RU'],
    ['912 555 01 77', '912 555-01-77', '+79125550177', 'RU'],
    ['+7 912 555 01 77', '+7 912 555 01 77', '+79125550177', 'RU'],
    ['+7 (912) 555-01-77', '+7 912 555 01 77', '+79125550177', 'RU'],
    ['+44 20 7946 0958', '+44 20 7946 0958', '+442079460958', 'GB'],
  ])('shows what is typed in a Russian browser, %s, as %s, reports %s and is for %s', async (typed, shown, stored, of) => {
    const { field, country } = draw();
    await userEvent.type(field, typed);
    expect(field).toHaveValue(shown);
    expect(reported.at(-1)).toBe(stored);
    expect(country).toHaveValue(of);
  });

  it('is for the reader’s own country again once a number with another is taken back, or for the one that was picked', async () => {
    const { field, country } = draw();
    await userEvent.type(field, '+44 20 7946 0958');
    await userEvent.clear(field);
    await userEvent.type(field, '8 (912) 555-01-77');
    expect([country, reported.at(-1)]).toEqual([expect.objectContaining({ value: 'RU' }), '+79125550177']);
    await userEvent.selectOptions(country, 'DE');
    await userEvent.clear(field);
    expect(country).toHaveValue('DE');
  });

  it('takes what is pasted, in any spelling and with words about it', async () => {
    const { field } = draw();
    await userEvent.click(field);
    await userEvent.paste('тел.: +7 (912) 555-01-77');
    expect(field).toHaveValue('+7 912 555 01 77');
    expect(reported).toEqual(['+79125550177']);
  });

  it('reports all digits of a text that is no number', async () => {
    const { field } = draw();
    await userEvent.type(field, '+7 912 555 01 777');
    expect(reported.at(-1)?.replace(/[^+\d]/g, '')).toBe('+791255501777');
  });

  it('takes no 18th character that is typed, and shows a longer text whole that is pasted', async () => {
    const { field } = draw();
    await userEvent.type(field, '1234567890123456789', { skipClick: false });
    expect(field).toHaveValue('12345678901234567');
    await userEvent.type(field, '0', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('12345678901234567');
    await userEvent.clear(field);
    await userEvent.paste('+7 912 555 01 77 88 99 00');
    expect(reported.at(-1)?.replaceAll(' ', '')).toBe('+79125550177889900');
    await userEvent.type(field, '1');
    expect(reported.at(-1)?.replaceAll(' ', '')).toBe('+79125550177889900');
  });

  it.each(['+49 30 901820 ext 12', '+7 495 123-45-67 доб. 12', '+43 1 71100 DW 123'])('makes no other number of %s', async (text) => {
    const { field } = draw();
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field).toHaveValue(text);
    expect(reported.at(-1)).toBe(text);
  });

  it.each([
    ['٠٠٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', '+442079460958'],
    ['+52 1 55 1234 5678', '+525512345678'],
  ])('takes %s for %s', async (text, stored) => {
    const { field } = draw();
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(reported.at(-1)).toBe(stored);
  });

  it('shows a number without spaces where there is no room for them', async () => {
    const { field } = draw();
    await userEvent.type(field, '+49 1522 8817386 12');
    expect(field.value.replace(/[^+\d]/g, '')).toBe('+491522881738612');
    expect(field.value.length).toBeLessThanOrEqual(17);
  });

  it('keeps the cursor where somebody edits in the middle', async () => {
    const { field } = draw('+79125550177');
    expect(field).toHaveValue('+7 912 555 01 77');
    await userEvent.type(field, '{Backspace}4', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(field).toHaveValue('+7 914 555 01 77');
    expect(field.selectionStart).toBe(6);
  });

  it('can be emptied from its end', async () => {
    const { field } = draw();
    await userEvent.type(field, '8912');
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field).toHaveValue('');
    expect(reported.at(-1)).toBe('');
  });

  it('reads a national number for the country that is chosen', async () => {
    const { field, country } = draw();
    await userEvent.selectOptions(country, 'GB');
    await userEvent.type(field, '020 7946 0958');
    expect(field).toHaveValue('020 7946 0958');
    expect(reported.at(-1)).toBe('+442079460958');
  });

  it('shows a number from before normalisation as it is, and reports nothing until it is changed', async () => {
    const { field } = draw('8 912 555-01');
    expect(field).toHaveValue('8 912 555-01');
    expect(reported).toEqual([]);
    await userEvent.type(field, '77');
    expect(reported.at(-1)).toBe('+79125550177');
  });

  it('is empty when its form is cleared', async () => {
    const { field } = draw('+442079460958');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
  });

  it('stands for Russia on a page in Russian that an English browser reads', async () => {
    browserSpeaks('en-US');
    await startTestTexts('ru');
    renderUi(<Form initial="" />);
    expect(screen.getByLabelText('Код страны')).toHaveValue('RU');
    await act(() => startTestTexts('en'));
  });

  it('asks the browser for the keyboard and the number of its owner', () => {
    const { field } = draw();
    expect(field).toHaveAttribute('type', 'tel');
    expect(field).toHaveAttribute('inputmode', 'tel');
    expect(field).toHaveAttribute('autocomplete', 'tel');
    expect(field).not.toHaveAttribute('maxlength');
  });
});
