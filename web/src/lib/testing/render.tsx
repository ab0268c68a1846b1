import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { Announcer } from '../../ui/announcer.js';
import { cssVariablesResolver, theme } from '../../ui/theme/theme.js';
import { keepToken } from '../session/token-store.js';
import { type FakeApi, fakeApi, type Handlers } from './fake-api.js';
import { meOf } from './me.js';

/** Renders the current address, which `addressShown()` reads. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${decodeURIComponent(search)}`}</output>;
}

export const addressShown = (): string => document.querySelector('[data-testid=address]')?.textContent ?? '';

/** Renders with the product's theme, a separate query cache, and a router at `path`. */
export const renderUi = (node: ReactNode, path: string | Partial<Location> = '/'): RenderResult =>
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Announcer>
          <MemoryRouter initialEntries={[path]}>
            {node}
            <Address />
          </MemoryRouter>
        </Announcer>
      </QueryClientProvider>
    </MantineProvider>,
  );

/** Renders a page of the cabinets for `actor` over a fake API. */
export function renderPage(node: ReactNode, path: string, handlers: Handlers, actor: Actor): FakeApi {
  const api = fakeApi({ 'GET /users/me': () => meOf(actor), ...handlers });
  keepToken('token');
  renderUi(node, path);
  return api;
}
