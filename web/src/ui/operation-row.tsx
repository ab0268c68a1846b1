import { Button } from '@mantine/core';
import { IconChevronDown, IconLock, type Icon } from '@tabler/icons-react';
import { type ReactNode, type Ref, type SyntheticEvent, useId, useState } from 'react';
import styles from './operation-row.module.css';

interface Common {
  /** verb of the button; with `opensForm` the row adds an ellipsis */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

interface Permitted extends Common {
  state: 'permitted';
  icon: Icon;
  /** what the operation does, and the status it leads to */
  explanation: ReactNode;
  /** fills the button: the page suggests this action */
  primary?: boolean;
  danger?: boolean;
  opensForm?: boolean;
  busy?: boolean;
  onRun: () => void;
}

interface Refused extends Common {
  state: 'refused';
  /** what is missing, in bold: "Needs EUR 1,260.00 more" */
  missing: string;
  /** the reason, with figures */
  detail?: string;
}

/** A button with its effect, or with the reason why it is not possible yet. */
export function OperationRow(props: Permitted | Refused) {
  return props.state === 'permitted' ? <PermittedRow {...props} /> : <RefusedRow {...props} />;
}

function PermittedRow({ label, icon: Glyph, explanation, primary, danger, opensForm, busy, onRun, ref }: Permitted) {
  const id = useId();
  return (
    <div className={`stack align-center narrow-stack p-row ${styles.row}`}>
      <Button
        ref={ref}
        variant={primary ? 'filled' : 'default'}
        justify="flex-start"
        fullWidth
        data-tone={danger ? 'danger' : undefined}
        leftSection={<Glyph size={16} stroke={1.75} aria-hidden="true" />}
        aria-describedby={id}
        aria-haspopup={opensForm ? 'dialog' : undefined}
        loading={busy ?? false}
        onClick={onRun}
      >
        {opensForm ? `${label}…` : label}
      </Button>
      <p className="muted text-sm" id={id}>
        {explanation}
      </p>
    </div>
  );
}

/* Stays focusable, so that the reason is heard where the button is found. */
function RefusedRow({ label, missing, detail, ref }: Refused) {
  const id = useId();
  return (
    <div className={`stack align-center narrow-stack p-row ${styles.row}`} data-refused="true">
      <button
        ref={ref}
        type="button"
        className={`inline-flex sunken dim medium full text-start ${styles.locked}`}
        aria-disabled="true"
        aria-describedby={id}
      >
        <IconLock size={16} stroke={1.75} aria-hidden="true" />
        {label}
      </button>
      <p className="muted text-sm" id={id}>
        <b className="ink">{missing}</b>
        {detail ? ` ${detail}` : null}
      </p>
    </div>
  );
}

/** Ignores presses while `still`. */
export function OperationList({ title, still = false, children }: { title: string; still?: boolean; children: ReactNode }) {
  const id = useId();
  const stop = (event: SyntheticEvent) => {
    if (!still) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className={`surface ${styles.list}`} aria-labelledby={id} aria-busy={still} onClickCapture={stop}>
      <h2 className={`body p-line rule-bottom ${styles.title}`} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A caption between groups of rows: "Not possible yet". */
export const OperationCaption = ({ children }: { children: ReactNode }) => (
  <p className={`tiny dim rule-top ${styles.caption}`}>{children}</p>
);

/** Collapses rows into one line. */
export function OperationFold({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`row muted full rule-top text-sm text-start gap-snug p-row ${styles.more}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        {label}
      </button>
      <div id={id} hidden={!open}>
        {open ? children : null}
      </div>
    </>
  );
}
