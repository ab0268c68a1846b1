import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { Days } from '../lib/days.js';
import { renderUi } from '../lib/testing/render.js';
import { startTestTexts } from '../lib/testing/texts.js';
import { PeriodFields } from './period-fields.js';

const labels = {
  period: 'Period',
  from: 'From',
  to: 'To',
  shape: 'dd/mm/yyyy',
  noDay: 'No such day',
  wrongOrder: 'It ends before it begins',
};

/* A page whose address follows late, as one does whose navigation is a transition. */
function Page({ onDays, later }: { onDays: (days: Days) => void; later?: Promise<Days> }) {
  const [days, setDays] = useState<Days>({ from: '2026-01-01', to: '2026-12-31' });
  useEffect(() => void later?.then(setDays), [later]);
  return (
    <PeriodFields
      preset="own"
      presets={[{ value: 'own', label: 'Own' }]}
      {...days}
      labels={labels}
      onPreset={() => undefined}
      onDays={onDays}
    />
  );
}

beforeAll(() => startTestTexts('en'));

describe('a typed period', () => {
  it('keeps what is being typed into one field when the day of the other arrives', async () => {
    const onDays = jest.fn();
    let resolve: (days: Days) => void = () => undefined;
    const later = new Promise<Days>((arrives) => (resolve = arrives));
    renderUi(<Page onDays={onDays} later={later} />);
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    await userEvent.clear(from);
    await userEvent.type(from, '21/11/2025');
    await userEvent.clear(to);
    expect(onDays).toHaveBeenLastCalledWith({ from: '2025-11-21', to: '2026-12-31' });
    await userEvent.type(to, '19/11');
    await act(async () => resolve({ from: '2025-11-21', to: '2026-12-31' }));
    expect(await screen.findByDisplayValue('21/11/2025')).toBe(from);
    await userEvent.type(to, '/2026{Enter}');
    expect(onDays).toHaveBeenLastCalledWith({ from: '2025-11-21', to: '2026-11-19' });
  });

  it('reports a text that is no day, and keeps it', async () => {
    const onDays = jest.fn();
    renderUi(<Page onDays={onDays} />);
    await userEvent.clear(screen.getByLabelText('To'));
    await userEvent.type(screen.getByLabelText('To'), '31/02/2026{Enter}');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('No such day');
    expect(screen.getByLabelText('To')).toHaveValue('31/02/2026');
    expect(onDays).not.toHaveBeenCalled();
  });
});
