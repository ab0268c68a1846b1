import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { archivePaths } from './archive-paths.js';
import { cleanFileName } from './file-name.js';

const part = (folder: string, name = 'passport.pdf', label: string | null = null) => ({ folder, label, name });

it('the paths of an archive put every file into the folder of the requested item', () => {
  expect(
    archivePaths([part('Паспорт учредителя', 'скан.pdf'), part('Founder’s passport'), part('Founder’s passport', 'b.jpg', 'v2')]),
  ).toEqual(['Паспорт учредителя/скан.pdf', 'Founder’s passport/passport.pdf', 'Founder’s passport/v2 b.jpg']);
});

it('the paths of an archive number files of equal names', () => {
  expect(archivePaths([part('A'), part('a', 'Passport.pdf'), part('A')])).toEqual([
    'A/passport.pdf',
    'a/Passport (2).pdf',
    'A/passport (3).pdf',
  ]);
});

it('the paths of an archive never leave it and are never equal, whatever files are called', () => {
  const parts = fc.array(
    fc.record({ folder: fc.string({ unit: 'binary' }), label: fc.option(fc.string()), raw: fc.string({ unit: 'binary' }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(parts, (raws) => {
      const paths = archivePaths(raws.map(({ raw, ...rest }) => ({ ...rest, name: cleanFileName(raw, 'application/pdf') })));
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(raws.length);
      for (const path of paths) {
        expect(path.split('/')).toHaveLength(2);
        expect(path).not.toMatch(/\\|^\.|\/\.|\p{Cc}/u);
        expect(path.split('/')[0]).not.toBe('');
      }
    }),
    runs(),
  );
});
