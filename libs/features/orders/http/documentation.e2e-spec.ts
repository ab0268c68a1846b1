import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { operationNames } from '#machines/order/commands';
import { refusalCodes } from '#machines/order/decision';
import { operations } from '#machines/order/operations';
import { operationBodies, payloads } from '../wire/operation.dto.js';

interface Schema {
  properties?: Record<string, { enum?: string[]; $ref?: string; allOf?: { $ref: string }[] }>;
  oneOf?: { $ref: string }[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}

describe('the documentation of the operations', () => {
  let world: OrdersTestApp;
  beforeAll(async () => {
    world = await OrdersTestApp.start();
  });
  afterAll(() => world.stop());

  it('names the operations of the machine, no more and no fewer, in DTOs and in OpenAPI', () => {
    expect(Object.keys(payloads).sort()).toEqual([...operationNames].sort());
    expect(Object.keys(operations).sort()).toEqual([...operationNames].sort());
    expect([...operationBodies.keys()]).toEqual([...operationNames]);
    const document = SwaggerModule.createDocument(world.app, new DocumentBuilder().build());
    const call = document.paths['/api/v1/orders/update-payment-status/{id}']?.patch;
    const body = call?.requestBody as { content: Record<string, { schema: Schema }> };
    const { oneOf = [], discriminator } = body.content['application/json']?.schema ?? {};
    expect(oneOf).toHaveLength(15);
    expect(discriminator?.propertyName).toBe('operation');
    expect(Object.keys(discriminator?.mapping ?? {})).toEqual([...operationNames]);
    const schemas = document.components?.schemas as Record<string, Schema>;
    for (const [operation, ref] of Object.entries(discriminator?.mapping ?? {})) {
      expect(schemas[ref.split('/').at(-1) ?? '']?.properties?.['operation']?.enum).toEqual([operation]);
    }
  });

  it('declares every refusal an order may answer with', () => {
    const document = SwaggerModule.createDocument(world.app, new DocumentBuilder().build());
    const answers = document.paths['/api/v1/orders/update-payment-status/{id}']?.patch?.responses ?? {};
    expect(Object.keys(answers).sort()).toEqual(expect.arrayContaining(['200', '401', '403', '404', '409', '412', '422']));
    const documented = Object.values(answers)
      .map((answer) => (answer as { description?: string }).description)
      .join(', ');
    for (const code of refusalCodes) expect(documented).toContain(code);
  });
});
