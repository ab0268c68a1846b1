import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NoVerifyPageError, readVerifyPage } from './verify-page.js';

it('reads the built page, and says how to build it where it is missing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'page-'));
  const file = pathToFileURL(join(directory, 'verify.html'));
  await expect(readVerifyPage(file)).rejects.toThrow(NoVerifyPageError);
  await expect(readVerifyPage(file)).rejects.toThrow(/verify\.html is missing: bundles have it, and "npm run build" makes it$/);
  await writeFile(file, '<!doctype html>');
  expect(await readVerifyPage(file)).toBe('<!doctype html>');
  await rm(directory, { recursive: true });
});
