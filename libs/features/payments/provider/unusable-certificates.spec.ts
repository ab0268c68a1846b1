import { UnusableCertificates } from './unusable-certificates.js';

it('an unusable certificate is remembered for ten minutes', () => {
  let now = 0;
  const names = new UnusableCertificates(() => now);
  names.add('a', 'certificate');
  now = 599_999;
  expect([names.faultOf('a'), names.faultOf('b')]).toEqual(['certificate', undefined]);
  now = 600_000;
  expect(names.faultOf('a')).toBeUndefined();
  names.add('b', 'certificateExpired');
  expect([names.size, names.faultOf('b')]).toEqual([1, 'certificateExpired']);
});

it('unusable certificates are remembered up to five hundred, the newest', () => {
  const names = new UnusableCertificates(() => 0);
  for (let nth = 0; nth < 10_000; nth += 1) names.add(`name ${nth}`, 'certificate');
  expect([names.size, names.faultOf('name 9499'), names.faultOf('name 9500'), names.faultOf('name 9999')]).toEqual([
    500,
    undefined,
    'certificate',
    'certificate',
  ]);
});
