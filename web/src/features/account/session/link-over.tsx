import type { ReactNode } from 'react';
import { faultOf } from '../../../lib/problem.js';
import { DoorPage } from './door-page.js';

/** Whether `error` says that a mailed link was used, or its time is over (or that it is not one of ours). */
export function isLinkOver(error: unknown): boolean {
  const { status, fields } = faultOf(error);
  return status === 404 || status === 410 || (status === 422 && fields.token !== undefined);
}

/** A page that only says something, and leads on. */
export const ResultPanel = ({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) => (
  <DoorPage title={title}>
    <div className="stack" role="status">
      <p className="muted breakable">{text}</p>
      {children}
    </div>
  </DoorPage>
);
