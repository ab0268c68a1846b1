import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import '../ui/theme/styles.js';
import { makeQueries } from '../lib/queries.js';
import { Announcer } from '../ui/announcer.js';
import { ThemeProvider } from '../ui/theme/theme-provider.js';

const queries = makeQueries();

const address = (to: To) => (typeof to === 'string' ? to : createPath(to));

/* Every public page is a separate document, and so is the way to the cabinets. */
const navigator: Navigator = {
  createHref: address,
  go: (delta) => history.go(delta),
  push: (to) => location.assign(address(to)),
  replace: (to) => location.replace(address(to)),
};

/** Providers for parts of the cabinets on a public page, loaded on demand. */
export const Late = ({ children }: { children: ReactNode }) => (
  <ThemeProvider>
    <QueryClientProvider client={queries}>
      <Router location={location.pathname + location.search} navigator={navigator}>
        <Announcer>{children}</Announcer>
      </Router>
    </QueryClientProvider>
  </ThemeProvider>
);
