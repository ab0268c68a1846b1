import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
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

/** The word that style elements have to carry: the policy of the page counts no others. */
const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
