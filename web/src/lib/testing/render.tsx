import { MantineProvider } from '@mantine/core';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { cssVariablesResolver, theme } from '../../ui/theme/theme.js';

/** Draws `node` with the product's theme and a router standing at `path`. */
export const renderUi = (node: ReactNode, path = '/'): RenderResult =>
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <MemoryRouter initialEntries={[path]}>{node}</MemoryRouter>
    </MantineProvider>,
  );
