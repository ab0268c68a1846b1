import type { Type } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { YAMLException, load } from 'js-yaml';
import { type FieldFault, Problem } from '../http/problem.js';
import { validateBody } from '../http/validate.js';
import { findText } from '../texts/text.js';

/** An invalid content file, with name, position and reason. */
class ContentError extends Error {
  constructor(file: URL, reasons: readonly string[]) {
    const name = relative(process.cwd(), fileURLToPath(file));
    super(reasons.map((reason) => `${name}: ${reason}`).join('\n'));
    this.name = 'ContentError';
  }
}

/** Parses a YAML file as plain data. @throws ContentError with line and column of a syntax error */
export function readContent(file: URL): unknown {
  try {
    return load(readFileSync(file, 'utf8'));
  } catch (fault) {
    if (fault instanceof YAMLException) throw new ContentError(file, [fault.message]);
    throw fault;
  }
}

/** @throws ContentError listing each invalid field below `path`; nothing is thrown without errors */
export function refuseFaults(file: URL, path: string, faults: readonly FieldFault[]): void {
  if (faults.length === 0) return;
  const reason = ({ code, params }: FieldFault): string => findText('en', code, params) ?? code;
  const place = (field: string): string => [path, field].filter((part) => part !== '').join('.');
  throw new ContentError(
    file,
    faults.map((fault) => `${place(fault.field)}: ${reason(fault)} (${fault.code})`),
  );
}

/** Validates a part of a file like an API request body. @throws ContentError */
export async function checkedContent<Body extends object>(file: URL, path: string, type: Type<Body>, plain: unknown): Promise<Body> {
  try {
    return await validateBody(type, plain);
  } catch (fault) {
    if (fault instanceof Problem) refuseFaults(file, path, fault.errors);
    throw fault;
  }
}
