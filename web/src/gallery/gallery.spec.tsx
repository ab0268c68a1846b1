import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../lib/testing/render.js';
import { startTestTexts } from '../lib/testing/texts.js';
import { Gallery, seenInPages } from './gallery.js';

const [parts, samples] = ['web/src/ui', 'web/src/gallery'];
const components = readdirSync(parts, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx') && !file.startsWith('theme/'))
  .map((file) => file.replace(/\.tsx$/, ''))
  .toSorted();
const source = readdirSync(samples)
  .map((file) => readFileSync(join(samples, file), 'utf8'))
  .join('\n');
const isShown = (component: string) => source.includes(`from '../ui/${component}.js'`);

describe('the gallery of components', () => {
  it('shows every component, or names it as one that is seen in pages', () => {
    expect(components.filter((component) => !isShown(component)).toSorted()).toEqual(seenInPages.toSorted());
    expect(components.length).toBeGreaterThan(40);
  });

  it.each(['ru', 'en'] as const)('draws every sample in %s', async (language) => {
    await startTestTexts(language);
    const { unmount } = renderUi(<Gallery />);
    for (const title of ['Marks', 'Sheets', 'Fields', 'Lists', 'Dialogs'])
      expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
    expect(screen.getAllByText(language === 'ru' ? 'Завершён' : 'Completed').length).toBeGreaterThan(0);
    unmount();
  });

  it('opens each kind of dialog', async () => {
    await startTestTexts('en');
    renderUi(<Gallery />);
    for (const kind of ['sheet', 'wide', 'form', 'confirm']) {
      await userEvent.click(screen.getByRole('button', { name: kind }));
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getAllByRole('button').length).toBeGreaterThan(0);
      await userEvent.keyboard('{Escape}');
    }
  });
});
