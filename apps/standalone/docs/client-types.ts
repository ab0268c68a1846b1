import type { OpenAPIObject } from '@nestjs/swagger';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** web/src/api/schema.d.ts: the wire as types, for the web's client. */
export async function clientTypes(document: OpenAPIObject): Promise<string> {
  const nodes = await openapiTS(JSON.parse(JSON.stringify(document)) as OpenAPI3, { alphabetize: true, defaultNonNullable: false });
  return `// Made by \`npm run docs\` from the OpenAPI document; the check fails when it is not fresh.\n${astToString(nodes)}`;
}
