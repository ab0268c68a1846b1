import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#machines/kernel/people';
import { holdTyping, takeTyping, useKeys } from '../lib/keys.js';
import { lazyPart } from './lazy-page.js';

const LatePalette = lazyPart(() =>
  import('./palette/palette.js').then(
    (module) => module.Palette,
    (error: Error) => {
      takeTyping();
      throw error;
    },
  ),
);
const LateKeyList = lazyPart(() => import('./palette/key-list.js').then((module) => module.KeyList));

/** Opens palette and key list (Ctrl+K, ?), loaded on first use. @returns opens the palette */
export function usePalette(actor: Actor | undefined) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null);
  const open = useCallback(() => {
    holdTyping();
    setOpened('palette');
  }, []);
  useKeys(
    'everywhere',
    actor
      ? [
          { keys: 'Mod+k', does: t('nav.searchKey'), run: open },
          { keys: '?', does: t('nav.keysKey'), run: () => setOpened('keys') },
        ]
      : [],
  );
  const close = () => setOpened(null);
  const dialog =
    actor && opened ? opened === 'palette' ? <LatePalette actor={actor} onClose={close} /> : <LateKeyList onClose={close} /> : null;
  return { open, dialog };
}
