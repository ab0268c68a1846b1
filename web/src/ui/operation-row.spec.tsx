import { IconCheck } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../lib/testing/render.js';
import { OperationFold, OperationRow } from './operation-row.js';

describe('an operation row', () => {
  it('runs what is permitted, and says beside the button what will happen', async () => {
    const run = jest.fn();
    renderUi(
      <OperationRow state="permitted" label="Accept" icon={IconCheck} explanation="The client will be asked to pay €10.00." onRun={run} />,
    );
    const button = screen.getByRole('button', { name: 'Accept' });
    expect(button).toHaveAccessibleDescription('The client will be asked to pay €10.00.');
    await userEvent.click(button);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('keeps what is refused within reach of the keyboard, with its reason', async () => {
    renderUi(<OperationRow state="refused" label="Finish" missing="Needs €10.00 more." detail="The order isn’t fully paid." />);
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Finish' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Needs €10.00 more. The order isn’t fully paid.');
  });

  it('marks what opens a form', () => {
    renderUi(<OperationRow state="permitted" label="Cancel" icon={IconCheck} explanation="Why" opensForm onRun={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Cancel…' })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('folds far-off rows until they are asked for', async () => {
    renderUi(
      <OperationFold label="9 more">
        <p>far</p>
      </OperationFold>,
    );
    expect(screen.queryByText('far')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '9 more' }));
    expect(screen.getByText('far')).toBeVisible();
    expect(screen.getByRole('button', { name: '9 more' })).toHaveAttribute('aria-expanded', 'true');
  });
});
