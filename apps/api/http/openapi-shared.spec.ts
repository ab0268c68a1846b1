import type { OpenAPIObject } from '@nestjs/swagger';
import { shareRepeated } from './openapi-shared.js';

const refusal = (code: string, detail = code): object => ({
  description: code,
  content: { 'application/problem+json': { examples: { [code]: { value: { code, detail } } } } },
});
const operation = (responses: object, parameters: object[] = []): object => ({ responses, parameters });
const sharedOf = (...operations: object[]): OpenAPIObject =>
  shareRepeated({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(operations.map((get, index) => [`/${index}`, { get }])),
  } as OpenAPIObject);

describe('repeated parts of a document', () => {
  it('are components, named by their codes', () => {
    const { paths, components } = sharedOf(operation({ 404: refusal('notFound') }), operation({ 404: refusal('notFound') }));
    expect(paths['/0']?.get?.responses).toEqual({ 404: { $ref: '#/components/responses/NotFound' } });
    expect(paths['/1']).toEqual(paths['/0']);
    const example = { $ref: '#/components/examples/notFound' };
    expect(components?.responses?.['NotFound']).toMatchObject({
      content: { 'application/problem+json': { examples: { notFound: example } } },
    });
    expect(components?.examples).toEqual({ notFound: { value: { code: 'notFound', detail: 'notFound' } } });
  });

  it('have distinct names if they differ', () => {
    const page = (description: string) => ({ name: 'page', in: 'query', description });
    const { paths, components } = sharedOf(...['a', 'b', 'a', 'b'].map((text) => operation({}, [page(text)])));
    expect(components?.parameters).toEqual({ page: page('a'), page2: page('b') });
    expect(paths['/3']?.get?.parameters).toEqual([{ $ref: '#/components/parameters/page2' }]);
  });

  it('stay inline as long as they are unique', () => {
    const only = operation({ 404: refusal('notFound'), 409: refusal('conflict') }, [{ name: 'filter[status]', in: 'query' }]);
    const { paths, components } = sharedOf(only);
    expect(paths['/0']?.get).toEqual(
      operation({ 404: refusal('notFound'), 409: refusal('conflict') }, [{ name: 'filter[status]', in: 'query' }]),
    );
    expect(components).toEqual({ examples: {}, headers: {}, responses: {}, parameters: {} });
  });
});
