import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../ui/theme/styles.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTexts } from '../i18n/i18n.js';
import { bootLanguage } from '../lib/language.js';
import { makeQueries } from '../lib/queries.js';
import { Announcer } from '../ui/announcer.js';
import { ThemeProvider } from '../ui/theme/theme-provider.js';
import { Gallery } from './gallery.js';

const root = document.getElementById('root');
if (root) {
  void startTexts(bootLanguage()).then(() =>
    createRoot(root).render(
      <StrictMode>
        <ThemeProvider>
          <QueryClientProvider client={makeQueries()}>
            <Announcer>
              <MemoryRouter>
                <Suspense fallback={null}>
                  <Gallery />
                </Suspense>
              </MemoryRouter>
            </Announcer>
          </QueryClientProvider>
        </ThemeProvider>
      </StrictMode>,
    ),
  );
}
