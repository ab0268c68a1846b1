import type { ReactNode } from 'react';
import { faultOf } from '../../../lib/problem.js';
import { DoorPage } from './door-page.js';

/** Whether an emailed link was used, expired, or is not ours. */
export function isLinkOver(error: unknown): boolean {
  const { status, fields } = faultOf(error);
  return status === 404 || status === 410 || (status === 422 && fields.token !== undefined);
}

/** A page of an emailed link that only reports a result, which screen readers announce; `children` is the link that leads on. */
export const ResultPanel = ({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) => (
  <DoorPage title={title}>
    <div className="stack" role="status">
      <p className="muted breakable">{text}</p>
      {children}
    </div>
  </DoorPage>
);
