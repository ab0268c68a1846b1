import { readReport } from './advisories.mjs';

const of = (vulnerabilities: object): string => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

describe('known faults of dependencies', () => {
  it('are listed with their fix, each once, and fail the check', () => {
    const url = 'https://github.com/advisories/GHSA-1';
    const report = of({
      parser: { name: 'parser', range: '<2.1.0', fixAvailable: true, via: [{ severity: 'high', title: 'Reads past the end', url }] },
      server: { name: 'server', range: '*', fixAvailable: { name: 'server', version: '9.0.0' }, via: ['parser'] },
      queue: { name: 'queue', range: '<=1.0.0', fixAvailable: false, via: [{ severity: 'low', title: 'Waits for ever', url }] },
    });
    expect(readReport(report)).toEqual({
      code: 1,
      output: [
        `high: parser <2.1.0: Reads past the end (${url}), fixed by a version in range`,
        `low: queue <=1.0.0: Waits for ever (${url}), no fix`,
      ].join('\n'),
    });
  });

  it('pass when there are none', () => {
    expect(readReport(of({}))).toEqual({ code: 0, output: '(the source knows of none)' });
  });

  it.each([
    [
      'a registry without the list',
      JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }),
      '405 Method Not Allowed',
    ],
    ['a machine without a network', JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'request failed' } }), 'request failed'],
    ['a proxy that answers with a page', '<html>\n</html>', '<html>'],
    ['nothing', '', 'no answer'],
  ])('are reported as unknown by %s, never as none', (_, output, why) => {
    expect(readReport(output)).toEqual({ code: 0, output: `(nothing is known: the source did not answer: ${why})` });
  });
});
