import { cleanFolderName } from './file-name.js';

/** `name` was made by cleanFileName. */
export interface ArchivePart {
  folder: string;
  label: string | null;
  name: string;
}

/** One path per part, in their order: never outside the archive, and unique even on file systems that ignore case. */
export function archivePaths(parts: readonly ArchivePart[]): string[] {
  const taken = new Set<string>();
  return parts.map(({ folder, label, name }) => {
    const path = `${cleanFolderName(folder)}/${label === null ? name : `${cleanFolderName(label)} ${name}`}`;
    const free = freePath(path, taken);
    taken.add(free.toLowerCase());
    return free;
  });
}

function freePath(path: string, taken: ReadonlySet<string>): string {
  const dot = path.lastIndexOf('.');
  for (let nth = 1; ; nth++) {
    const candidate = nth === 1 ? path : `${path.slice(0, dot)} (${nth})${path.slice(dot)}`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}
