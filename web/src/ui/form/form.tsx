import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ErrorNotice } from '../notice.js';
import type { ApiForm } from './use-api-form.js';

interface FrameProps<Values> {
  form: ApiForm<Values>;
  className?: string | undefined;
  /** if false, submitting has no effect */
  ready?: boolean;
  children: ReactNode;
}

/** The form element. After a refusal it focuses the first faulty field, or the button. */
export function FormFrame<Values>({ form: { submit, refusals, busy }, className, ready = true, children }: FrameProps<Values>) {
  const node = useRef<HTMLFormElement>(null);
  const led = useRef(0);
  const lead = useEffectEvent(() => {
    const fault = node.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
    const lost = document.activeElement === document.body;
    (fault ?? (lost ? node.current?.querySelector<HTMLElement>('[type="submit"]') : null))?.focus();
  });
  useEffect(() => {
    if (busy || refusals === led.current) return;
    led.current = refusals;
    lead();
  }, [refusals, busy]);
  return (
    <form
      ref={node}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) submit(event);
      }}
    >
      {children}
    </form>
  );
}

interface Props<Values> extends FrameProps<Values> {
  /** shows the result of the last submission above the fields instead of below */
  noticeFirst?: boolean;
  /** shown instead of the result of the last submission */
  notice?: ReactNode;
}

/** The result of a form's last submission, unless `notice` shows it. */
export const FormNotice = <Values,>({ form: { error, shownFields }, notice }: Pick<Props<Values>, 'form' | 'notice'>) =>
  notice === undefined ? <ErrorNotice error={error} fields={shownFields} /> : notice;

/** A form in a page, not in a dialog, with the result of its last submission below or above the fields. */
export function Form<Values>({ noticeFirst = false, notice, className = 'stack', children, ...frame }: Props<Values>) {
  const noticeOfForm = <FormNotice form={frame.form} notice={notice} />;
  return (
    <FormFrame className={className} {...frame}>
      {noticeFirst ? noticeOfForm : null}
      {children}
      {noticeFirst ? null : noticeOfForm}
    </FormFrame>
  );
}
