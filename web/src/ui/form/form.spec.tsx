import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, json, problem, type Handlers } from '../../lib/testing/fake-api.js';
import { renderUi } from '../../lib/testing/render.js';
import { FormDialog } from '../form-dialog.js';
import { useApiForm, useRequired } from './use-api-form.js';

function Rename({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    values: { firstName: '', lastName: '' },
    rules: { firstName: useRequired(), lastName: useRequired() },
    write: useApiMutation(),
    request: (body) => request('PATCH', '/users', { body }),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title="Rename" submit="Save" onClose={onClose}>
      <TextInput {...form.field('firstName')} label="First name" />
      <TextInput {...form.field('lastName')} label="Last name" />
    </FormDialog>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen ? <Rename onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const open = async (handlers: Handlers = {}) => {
  keepToken('t');
  const api = fakeApi(handlers);
  renderUi(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Rename' });
  return api;
};
const typeAll = async () => {
  await userEvent.type(screen.getByLabelText('First name'), 'Anna');
  await userEvent.type(screen.getByLabelText('Last name'), 'Sokolova{Enter}');
};
const refused = (...errors: { field: string; code: string; detail: string }[]) => ({
  'PATCH /users': () => json({ status: 422, code: 'validationFailed', detail: 'Check the fields', errors }, 422),
});

afterEach(() => keepToken(null));

describe('a form in a dialog', () => {
  it('begins in its first field, and gives the focus back when it is left', async () => {
    await open();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('sends nothing while a field is wrong, and moves the focus to the first wrong one', async () => {
    const api = await open();
    await userEvent.type(screen.getByLabelText('First name'), 'Anna{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveFocus());
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Required field');
    expect(api.asked).toEqual([]);
  });

  it('shows a refusal of the server at its field, once, and keeps what was typed', async () => {
    await open(refused({ field: 'firstName', code: 'x', detail: 'No such name' }));
    await typeAll();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('No such name');
    expect(screen.getByLabelText('First name')).toHaveValue('Anna');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows next to the fields what none of them can hold', async () => {
    await open(refused({ field: 'firstName', code: 'x', detail: 'No such name' }, { field: 'country', code: 'y', detail: 'Not there' }));
    await typeAll();
    expect(await screen.findByRole('alert')).toHaveTextContent('Check the fieldsNot there');
    expect(screen.getByRole('alert')).not.toHaveTextContent('No such name');
  });

  it('shows a refusal that is about no field with the number to quote', async () => {
    await open({ 'PATCH /users': () => problem(409, 'conflict', 'Changed meanwhile') });
    await typeAll();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Changed meanwhile.*req-1/);
  });
});
