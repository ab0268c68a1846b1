import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTestTexts } from '../../lib/testing/texts.js';
import Picker, { type PickerOffer } from './picker.js';

const money = (amount: string) => ({ amount, currency: 'EUR' }) as const;
const offer = (id: string, form: string): PickerOffer => ({
  id,
  form,
  title: `${form} registration`,
  term: { days: 10, unit: 'working' },
  takes: 'about 10 days',
  yearlyLines: [],
  about: '',
  figures: {
    percent: 30,
    total: [money('1155.00')],
    work: money('890.00'),
    fees: [money('265.00')],
    yearly: [],
    now: money('267.00'),
    later: money('623.00'),
  },
});
const countries = [
  { code: 'EE', name: 'Estonia', offers: [offer('ou', 'OÜ')] },
  { code: 'AE', name: 'UAE', offers: [offer('fz', 'Free zone'), offer('llc', 'LLC')] },
];
const draw = () => render(<Picker language="en" countries={countries} start="EE" asOf="20 November 2026" currency="" />);

describe('the choice of the landing', () => {
  beforeEach(() => startTestTexts('en'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is kept in the address next to other parameters, and after a reload', async () => {
    window.history.replaceState(null, '', '/en?utm_source=vc');
    const { unmount } = draw();
    const [country, form] = screen.getAllByRole('combobox') as [HTMLElement, HTMLElement];
    await userEvent.selectOptions(country, 'UAE');
    expect(window.location.search).toBe('?utm_source=vc&country=ae');
    await userEvent.selectOptions(form, 'LLC');
    expect(window.location.search).toBe('?utm_source=vc&country=ae&service=llc');
    unmount();
    draw();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('LLC registration'));
  });

  it('begins with the first country if the address names an unknown one', () => {
    window.history.replaceState(null, '', '/en?country=zz');
    draw();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('OÜ registration');
  });
});
