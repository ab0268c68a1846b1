import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from '../../lib/style-nonce.js';
import { cssVariablesResolver, theme } from './theme.js';

const colorScheme = localStorageColorSchemeManager({ key: 'theme' });

/** The look of the cabinets, light or dark as the reader keeps it. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    defaultColorScheme="auto"
    colorSchemeManager={colorScheme}
    getStyleNonce={styleNonce}
  >
    {children}
  </MantineProvider>
);
