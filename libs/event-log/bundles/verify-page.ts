import { readFile } from 'node:fs/promises';

/** verify.html is not there, because the web was not built. */
export class NoVerifyPageError extends Error {
  override readonly name = 'NoVerifyPageError';
}

/** The page that every bundle has, as `npm run build` makes it from web/verify.html. @throws NoVerifyPageError */
export async function readVerifyPage(file = new URL('../../../bundle/page/verify.html', import.meta.url)): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new NoVerifyPageError(`${file.pathname} is missing: bundles have it, and "npm run build" makes it`, { cause });
  }
}
