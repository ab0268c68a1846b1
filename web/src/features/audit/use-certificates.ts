import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';

export type Certificate = Schemas['CertificateDto'];
export type CertificateDetail = Schemas['CertificateDetailDto'];
type CertificateRequest = Schemas['CertificateBody'];

const certificates = 'certificates';

/** Polling intervals in milliseconds: a worker sends no event. */
const atWork = 1_000;
const atRest = 15_000;

const isUnderWay = ({ state }: Pick<Certificate, 'state'>): boolean => state === 'waiting' || state === 'running';

/** A page of certificates, with the last nightly one. */
export const useCertificates = (query: URLSearchParams) =>
  useQuery({
    queryKey: [certificates, 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/audit/certificates', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? atWork : atRest),
  });

/** One with its result; it never changes once it has ended. */
export const useCertificate = (id: string) =>
  useQuery({
    queryKey: [certificates, 'one', id],
    queryFn: ({ signal }) => call('GET', '/audit/certificates/{id}', { path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? atWork : false),
  });

export const startCertificate = (body: CertificateRequest) => request('POST', '/audit/certificates', { body });

export const useCertificateStart = () => useApiMutation<CertificateDetail>({ invalidates: [[certificates]] });
