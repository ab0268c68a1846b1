import { screen } from '@testing-library/react';
import { renderUi } from '../../lib/testing/render.js';
import { FlagLines } from './table-cells.js';

it.each([
  ['Счёт компании в Казахстане', 'Казахстан', false],
  ['Регистрация Ltd в Великобритании', 'Великобритания', false],
  ['Company bank account in the UAE', 'United Arab Emirates', false],
  ['Материковая компания в ОАЭ', 'Объединённые Арабские Эмираты', false],
  ['Use of an office', 'United States', true],
  ['Бухгалтерия GK или KK, год', 'Япония', true],
  ['Accounting, one year', 'Japan', true],
])('"%s" shows %s beside it: %s', (title, country, isShown) => {
  renderUi(<FlagLines code="JP" first={title} second={country} />);
  expect(screen.getByText(country).classList.contains('visually-hidden')).toBe(!isShown);
});
