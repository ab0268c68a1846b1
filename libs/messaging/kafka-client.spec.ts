import { securityOptions } from './kafka-client.js';

const login = { mechanism: 'scram-sha-512', username: 'registra', password: 'Vt9-qkX2.wLm' } as const;

describe('the client of the broker', () => {
  it('speaks as it stands where nothing is set', () => {
    expect(securityOptions({ tls: false, ca: undefined, login: undefined })).toEqual({});
  });

  it('trusts the authorities of the system, or the one it is told of, and never leaves the certificate unchecked', () => {
    expect(securityOptions({ tls: true, ca: undefined, login: undefined })).toEqual({ ssl: true });
    expect(securityOptions({ tls: true, ca: 'a certificate', login: undefined })).toEqual({ ssl: { ca: ['a certificate'] } });
  });

  it('signs in with the mechanism, the name and the password it is given', () => {
    expect(securityOptions({ tls: false, ca: undefined, login })).toEqual({ sasl: login });
    expect(securityOptions({ tls: true, ca: undefined, login })).toEqual({ ssl: true, sasl: login });
  });
});
