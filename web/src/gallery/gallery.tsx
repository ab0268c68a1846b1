import { Button, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isLanguage, languages } from '#machines/kernel/languages';
import { changeLanguage } from '../i18n/i18n.js';
import { useLanguage } from '../lib/use-language.js';
import { PageHeader } from '../ui/page-header.js';
import { DialogSamples } from './dialog-samples.js';
import { FieldSamples } from './field-samples.js';
import { ListSamples } from './list-samples.js';
import { MarkSamples } from './mark-samples.js';
import { SheetSamples } from './sheet-samples.js';

/** Components that need the API or a page around them, or belong to another; they are visible in pages. */
export const seenInPages = [
  ...[
    'download-link',
    'exact-time',
    'file-preview/file-preview',
    'file-preview/thumbnail',
    'leave-dialog',
    'list/list-export',
    'list/list-page',
  ],
  ...['list/picks', 'new-client-dialog', 'opened-by', 'person-picker', 'phone-country', 'quoted'],
];

/** Every component in its states, for development: `npm run dev`, then /gallery.html. */
export function Gallery() {
  // All texts that components have, so that none of them waits for its own.
  useTranslation(['common', 'account', 'machine', 'order', 'payments', 'people', 'profile', 'selection']);
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <main className="stack gap-6 p-4">
      <PageHeader
        title="Components"
        aside={<span className="muted text-sm">web/src/ui</span>}
        actions={
          <>
            <SegmentedControl
              aria-label="Language"
              value={language}
              onChange={(chosen) => isLanguage(chosen) && void changeLanguage(chosen)}
              data={[...languages]}
            />
            <SegmentedControl
              aria-label="Colour scheme"
              value={colorScheme}
              onChange={(chosen) => setColorScheme(chosen as typeof colorScheme)}
              data={['light', 'dark', 'auto']}
            />
            <Button component="a" href="/">
              Registra
            </Button>
          </>
        }
      />
      <MarkSamples />
      <SheetSamples />
      <FieldSamples />
      <ListSamples />
      <DialogSamples />
    </main>
  );
}
