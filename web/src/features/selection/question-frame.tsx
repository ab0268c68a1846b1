import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WizardLink } from './choice.js';
import { keep } from './kept-choice.js';
import styles from './selection.module.css';
import { pathOf, type Wizard } from './wizard.js';

interface Props {
  wizard: Wizard;
  title: string;
  lead?: string;
  children: ReactNode;
  /** while its data are loading */
  busy?: boolean;
}

/** One question with heading, back link and answers. */
export function QuestionFrame({ wizard, title, lead, children, busy = false }: Props) {
  const { t } = useTranslation('selection');
  const id = useId();
  const { language, place, context } = wizard;
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} className={`min-w-0 ${styles.question}`}>
      <WizardLink wizard={wizard} event={{ type: 'back' }} className={`text muted inline-flex mb-2 gap-snug ${styles.back}`}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        {t('back')}
      </WizardLink>
      <h1 id={id} tabIndex={-1} className="title">
        {title}
      </h1>
      {lead ? <p className="sub">{lead}</p> : null}
      {children}
      {context.answers.country !== null && place !== 'country' ? (
        <p className={`text ${styles.over}`}>
          <a
            href={pathOf(language)}
            onClick={(event) => {
              event.preventDefault();
              keep('');
              wizard.send({ type: 'startOver' });
            }}
          >
            {t('startOver')}
          </a>
        </p>
      ) : null}
    </section>
  );
}
