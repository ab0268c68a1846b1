import type { FileFacts } from '#libs/contracts/documents/file-facts';
import type { FileRow } from '../storage/file-rows.js';

/** Without the uploader: whose file it is stays in this feature. */
export const factsOf = ({ id, name, size, type, sha256 }: FileRow): FileFacts => ({ id, name, size, type, sha256 });
