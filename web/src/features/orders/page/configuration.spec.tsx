import { screen, within } from '@testing-library/react';
import { people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { drawOrder } from '../testing/draw-order.js';

const price = { amount: '0.00', currency: 'EUR' } as const;
const coded = (code: string) => ({ code, title: { ru: code, en: code }, price });
const period = (value: number) => ({ value, title: { ru: `${value}`, en: `${value} months` }, price });
const options = {
  employeesAmount: { min: 1, max: 10, price },
  registrationPeriod: [period(12), period(24)],
  director: [coded('own'), coded('nominee')],
  directorCompany: [coded('secretary')],
  activityAreas: [coded('trade'), coded('software')],
};

async function labels(offered: Partial<typeof options>): Promise<(string | null)[]> {
  await drawOrder(orderIn('newOrder'), people.clientManager, { 'GET /services/{id}': () => ({ options: { ...options, ...offered } }) });
  // Comes with the service.
  await screen.findByText('secretary');
  const list = screen.getByText('Employees').closest('dl');
  return within(list as HTMLElement)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
}

it('the configuration section lists the options that the service leaves open', async () => {
  expect(await labels({})).toEqual(['Employees', 'Timing', 'Director', 'Company officers', 'Business activities']);
});

it('the configuration section leaves out options without a choice: accounting has no director or timing of registration', async () => {
  const few = { registrationPeriod: [period(12)], director: [coded('own')] };
  expect(await labels(few)).toEqual(['Employees', 'Company officers', 'Business activities']);
});
