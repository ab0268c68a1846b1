import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ownName } from '#machines/kernel/format';
import { languages } from '#machines/kernel/languages';
import type { Language } from '#machines/kernel/ids';
import type { ThemeChoice } from '../../../api/wire.js';
import { changeLanguage } from '../../../i18n/i18n.js';
import { keepLanguage } from '../../../lib/keep-language.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Card } from '../../../ui/card.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { mutations, useOwnMutation } from './profile-calls.js';
import styles from './profile-page.module.css';

/** Language and theme, applied at once and stored in this browser; also on the server, for emails and other browsers. */
export function LookTab() {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const save = useOwnMutation();
  const chooseLanguage = (choice: Language) => {
    keepLanguage(choice);
    void changeLanguage(choice);
    save.mutate(mutations.save({ language: choice }));
  };
  const chooseTheme = (choice: ThemeChoice) => {
    setColorScheme(choice satisfies MantineColorScheme);
    save.mutate(mutations.save({ theme: choice === 'auto' ? null : choice }));
  };
  return (
    <Card title={t('profile:look')} roomy>
      <p className={`muted ${styles.hint}`}>{t('profile:lookText')}</p>
      <Choice label={t('common:language.label')}>
        {(id) => (
          <SegmentedControl
            aria-labelledby={id}
            value={language}
            onChange={(value) => chooseLanguage(value as Language)}
            data={languages.map((value) => ({ value, label: ownName(value) }))}
          />
        )}
      </Choice>
      <Choice label={t('common:theme.label')}>
        {(id) => (
          <SegmentedControl
            aria-labelledby={id}
            value={colorScheme}
            onChange={(value) => chooseTheme(value as ThemeChoice)}
            data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(`common:theme.${value}`) }))}
          />
        )}
      </Choice>
      <ErrorNotice error={save.error} />
    </Card>
  );
}

function Choice({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={`stack gap-3 align-center narrow-stack ${styles.choice}`}>
      <span className="muted" id={id}>
        {label}
      </span>
      {children(id)}
    </div>
  );
}
