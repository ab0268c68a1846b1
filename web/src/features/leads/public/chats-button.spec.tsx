import { screen } from '@testing-library/react';
import { renderUi } from '../../../lib/testing/render.js';
import { ChatsButton } from './chats-button.js';

describe('the messaging button of the cabinets', () => {
  it.each(['/payments', '/documents', '/payoffs', '/feedbacks', '/notifications'])('opens the chats from %s', (path) => {
    renderUi(<ChatsButton />, path);
    expect(screen.getByRole('link', { name: 'Chats' })).toHaveAttribute('href', '/chats');
  });

  it.each(['/orders-list', '/order', '/profile', '/chats'])('is not on %s', (path) => {
    renderUi(<ChatsButton />, path);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
