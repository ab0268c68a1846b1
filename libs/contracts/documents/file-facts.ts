import type { Id } from '#libs/kernel/ids';
import type { FileType } from '#libs/kernel/uploads';

/** Public facts about an uploaded file. `size` is in bytes, `sha256` lower-case hex; `name` is personal data and belongs in `texts`. */
export interface FileFacts {
  id: Id;
  name: string;
  size: number;
  type: FileType;
  sha256: string;
}
