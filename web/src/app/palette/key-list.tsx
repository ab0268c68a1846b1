import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeKeys, type ActiveKey, type KeyScope } from '../../lib/keys.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import styles from './palette.module.css';

const scopes: readonly KeyScope[] = ['order', 'list', 'everywhere'];

/** Writes "Mod+k" for the reader's keyboard: "⌘ + K" on a device of Apple, "Ctrl + K" elsewhere. */
const onKeyboard = (keys: string): string =>
  keys.replace(/^Mod\+(.)/, (_, key: string) => `${/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'} + ${key.toUpperCase()}`);

/** Shortcuts that were active when the list was opened, by scope. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const [keys] = useState(activeKeys);
  const groups = scopes.map((scope) => ({ scope, keys: keys.filter((key) => key.scope === scope) }));
  return (
    <ModalSheet opened onClose={onClose} title={t('keys.title')}>
      <div className="stack">
        {groups.map(({ scope, keys: own }) =>
          own.length === 0 ? null : (
            <section key={scope}>
              <h3>{t(`keys.${scope}`)}</h3>
              <Keys keys={own} />
            </section>
          ),
        )}
      </div>
    </ModalSheet>
  );
}

const Keys = ({ keys }: { keys: readonly ActiveKey[] }) => (
  <dl className={`stack ${styles.keys}`}>
    {keys.map((key) => (
      <div key={key.keys} style={{ display: 'contents' }}>
        <dt>
          <kbd>{onKeyboard(key.keys)}</kbd>
        </dt>
        <dd>{key.does}</dd>
      </div>
    ))}
  </dl>
);
