import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { addProblems } from './openapi-problems.js';

/** The wire as OpenAPI 3.1, made from controllers and DTO classes; also what the web's client types are generated from. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Registra')
    .setDescription(
      'Registering and running companies in any country. Errors are RFC 9457 problems; every write may carry Idempotency-Key.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  return addProblems(SwaggerModule.createDocument(app, about, { operationIdFactory: operationId }));
}

/** OrdersController.list -> listOfOrders: a method's name alone is not unique. */
const operationId = (controller: string, method: string): string => `${method}Of${controller.replace(/Controller$/, '')}`;

/** Serves the document and a page to read it; it is made when first asked for, so that it costs the start nothing. */
export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/v1/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Registra API',
  });
}
