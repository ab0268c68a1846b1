import type { WireDocument } from '../api/wire.js';
import { DocumentRow } from './document-row.js';
import { RemoveButton } from './remove-button.js';

/** A file that answers no request: attached on somebody's own, or a result. */
export function LooseRow({ document }: { document: WireDocument }) {
  const title = document.title ?? document.file.name;
  const state = document.kind === 'result' ? 'result' : document.review === 'none' ? 'uploaded' : document.review;
  return <DocumentRow title={title} state={state} document={document} actions={<RemoveButton document={document} title={title} />} />;
}
