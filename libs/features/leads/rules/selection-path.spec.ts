import { selectionPath } from './selection-path.js';

const service = '01936f0e-0000-7000-8000-00000000000a';
const options = 'employeesAmount=2&registrationPeriod=30&director=resident&activityAreas=trade';

describe('the way back to a selection', () => {
  it('opens what was chosen', () => {
    const query = `country=ee&form=ou&service=${service}&${options}&step=check`;
    expect(selectionPath('en', `/en/selection-service?${query}`)).toBe(`/en/selection-service?${query}`);
  });

  it.each([
    [null, ''],
    ['/en/selection-service', ''],
    ['/en/selection-service?country=evil.example', ''],
    ['/en/selection-service?country=ee&utm_source=Win a prize&service=x', '?country=ee'],
    [
      `/en/selection-service?country=ee&service=${service}&${options.replace('resident', 'call evil.example')}`,
      `?country=ee&service=${service}`,
    ],
    ['https://evil.example/?country=ee', '?country=ee'],
  ])('carries nothing that somebody wrote: %s', (address, query) => {
    expect(selectionPath('ru', address)).toBe(`/ru/selection-service${query}`);
  });
});
