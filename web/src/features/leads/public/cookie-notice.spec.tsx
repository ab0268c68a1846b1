import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { CookieNotice } from './cookie-notice.js';
import { languages, texts } from './testing/texts.js';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe.each(languages)('the cookie notice, in %s', (language) => {
  const { cookie, actions } = texts[language];
  beforeEach(() => startTestTexts(language));
  afterAll(() => startTestTexts('en'));
  const notice = () => screen.queryByRole('region', { name: cookie.label });

  it.each([
    ['accept', 'accepted'],
    ['decline', 'declined'],
  ] as const)('asks once: %s is kept under `cookie` as %s', async (answer, kept) => {
    const { unmount } = render(<CookieNotice language={language} />);
    await userEvent.click(screen.getByRole('button', { name: cookie[answer] }));
    expect(localStorage.getItem('cookie')).toBe(kept);
    expect(notice()).not.toBeInTheDocument();
    unmount();
    render(<CookieNotice language={language} />);
    expect(notice()).not.toBeInTheDocument();
  });

  it('gives both answers the same weight, and takes no focus', () => {
    render(<CookieNotice language={language} />);
    const [decline, accept] = [screen.getByRole('button', { name: cookie.decline }), screen.getByRole('button', { name: cookie.accept })];
    expect(decline.className).toBe(accept.className);
    expect(decline.parentElement).toBe(accept.parentElement);
    expect(document.body).toHaveFocus();
  });

  it('shows what is stored in a dialog, where both answers are offered too', async () => {
    render(<CookieNotice language={language} />);
    await userEvent.click(screen.getByRole('button', { name: cookie.more }));
    const dialog = within(await screen.findByRole('dialog', { name: cookie.info.title }));
    expect(dialog.getByRole('link', { name: cookie.info.page })).toHaveAttribute('href', `/${language}/cookies`);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: cookie.more }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: cookie.decline }));
    expect(localStorage.getItem('cookie')).toBe('declined');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: actions.close })).not.toBeInTheDocument();
  });

  it('forgets the link that led here when declined, and remembers it when accepted', async () => {
    window.history.replaceState(null, '', '/?utm_source=vc');
    sessionStorage.setItem('utm', JSON.stringify({ utm_source: 'first' }));
    const { unmount } = render(<CookieNotice language={language} />);
    await userEvent.click(screen.getByRole('button', { name: cookie.decline }));
    expect(sessionStorage.getItem('utm')).toBeNull();
    unmount();
    localStorage.clear();
    render(<CookieNotice language={language} />);
    await userEvent.click(screen.getByRole('button', { name: cookie.accept }));
    expect(sessionStorage.getItem('utm')).toContain('vc');
  });

  it('is not drawn by the server, which does not know the answer', () => {
    expect(renderToString(<CookieNotice language={language} />)).toBe('');
  });
});
