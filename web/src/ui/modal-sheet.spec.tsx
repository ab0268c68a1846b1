import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../lib/testing/render.js';
import { ModalSheet } from './modal-sheet.js';

function Sheets({ blocking }: { blocking: boolean }) {
  const [lower, setLower] = useState(true);
  const [upper, setUpper] = useState(false);
  return (
    <>
      <ModalSheet opened={lower} onClose={() => setLower(false)} title="Lower">
        <button type="button" onClick={() => setUpper(true)}>
          More
        </button>
      </ModalSheet>
      {upper ? (
        <ModalSheet opened onClose={() => setUpper(false)} title="Upper" blocking={blocking}>
          <input aria-label="Code" />
        </ModalSheet>
      ) : null}
    </>
  );
}

describe('a dialog over a dialog', () => {
  const open = async (blocking: boolean) => {
    renderUi(<Sheets blocking={blocking} />);
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
  };

  it('closes alone on Escape', async () => {
    await open(false);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upper' })).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Lower' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Lower' })).not.toBeInTheDocument());
  });

  it('keeps the page below from scrolling until both are closed', async () => {
    await open(false);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upper' })).not.toBeInTheDocument());
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.body).not.toHaveStyle({ overflow: 'hidden' }));
  });

  it('stays open, with the one below, when it may only be left by its buttons', async () => {
    await open(true);
    for (const name of ['Upper', 'Lower']) expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(1);
  });
});
