import type { FastifyRequest } from 'fastify';
import { Problem, invalid } from './problem.js';

const maxSize = 15 * 1024 * 1024;
const limits = { fileSize: maxSize, files: 1, fields: 0, parts: 1, headerPairs: 20 };

const limitFaults: Readonly<Record<string, () => Problem>> = {
  FST_REQ_FILE_TOO_LARGE: () => new Problem('fileTooLarge'),
  FST_FILES_LIMIT: () => invalid({ field: 'file', code: 'tooMany' }),
  FST_PARTS_LIMIT: () => invalid({ field: 'file', code: 'tooMany' }),
  FST_FIELDS_LIMIT: () => invalid({ field: '', code: 'unknownField' }),
};

/**
 * The one file of a multipart body, in the field `file`, at most 15 MB.
 * @throws Problem 415 unsupportedMediaType, 413 fileTooLarge, 422 validationFailed (required, tooMany, unknownField, fileEmpty), 400 incompleteBody
 */
export async function receiveFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem('unsupportedMediaType');
  try {
    const part = await request.file({ limits });
    if (!part) throw invalid({ field: 'file', code: 'required' });
    if (part.fieldname !== 'file') throw invalid({ field: part.fieldname.slice(0, 100), code: 'unknownField' });
    const content = await part.toBuffer();
    if (content.length === 0) throw invalid({ field: 'file', code: 'fileEmpty' });
    return content;
  } catch (fault) {
    if (fault instanceof Problem) throw fault;
    const known = limitFaults[String((fault as { code?: unknown }).code)];
    throw known?.() ?? new Problem('incompleteBody', { cause: fault });
  }
}
