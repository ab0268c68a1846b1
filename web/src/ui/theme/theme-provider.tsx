import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.js';

const colorScheme = localStorageColorSchemeManager({ key: 'theme' });

/** Applies the reader's theme, light or dark. */
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

/** The CSP nonce that style elements must have. */
const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
