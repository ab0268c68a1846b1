/**
 * HTTP statuses by code. A missing code is 409: the current state forbids the request. The first code of a row is used for responses that have only a status:
 * the router's, the body parser's, Nest's own exceptions.
 */
const codesOfStatus: Readonly<Record<number, readonly string[]>> = {
  400: ['unreadable', 'malformedAddress', 'incompleteBody'],
  401: ['tokenInvalid', 'tokenMissing', 'tokenExpired', 'invalidCredentials', 'refreshInvalid', 'secondFactorInvalid', 'ticketOver'],
  403: ['accessDenied', 'forbiddenForRole', 'foreignOrigin', 'secondFactorRequired'],
  404: ['notFound', 'linkExpired', 'linkOver', 'bankProposalMissing'],
  405: ['methodNotAllowed'],
  406: ['notAcceptable'],
  409: ['conflict'],
  412: ['staleVersion'],
  413: ['bodyTooLarge', 'fileTooLarge', 'formTooLarge', 'pictureTooLarge'],
  414: ['addressTooLong'],
  415: ['unsupportedMediaType', 'fileFormat', 'fileActiveContent', 'fileEncrypted', 'formFormat', 'invalidPhotoFormat'],
  422: [
    'validationFailed',
    'idempotencyKeyReused',
    'narrowSearch',
    'exportTooLong',
    'tooManyFields',
    'fieldNameTooLong',
    'tooDeep',
    'unknownOperation',
    'invalidValue',
    'required',
    'missingReference',
    'nameTaken',
    'tooManyViews',
    'tooManyTemplates',
    'unknownTemplateField',
    'currencyNotAvailable',
  ],
  429: [
    ...['tooManyRequests', 'tooManyAttempts', 'tooManySignUps', 'tooManyLetters', 'tooManyForms', 'phoneAlreadySent', 'tooManyMessages'],
    ...['tooManyWrites', 'tooManyReads'],
    ...['tooManyOrders', 'tooManyUnconfirmedOrders', 'tooManyCheckouts', 'tooManyLiveStreams', 'tooManyChatMessages'],
    ...['tooManyUploads', 'tooManyPreviews', 'tooManyDownloads', 'tooManyReplays'],
  ],
  431: ['headersTooLarge'],
  500: ['internalError'],
  503: ['unavailable', 'busy', 'diskFull', 'liveStreamsFull', 'uploadsFull', 'downloadsFull', 'providerUnavailable'],
};

const statuses: ReadonlyMap<string, number> = new Map(
  Object.entries(codesOfStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)])),
);

/** Status and code of the refusals that say that a limit or a fault of ours was met, not that a caller was wrong. */
export const watchedProblems: readonly [status: number, code: string][] = [429, 500, 503].flatMap((status) =>
  (codesOfStatus[status] ?? []).map((code): [number, string] => [status, code]),
);

/** The HTTP status of a refusal's code. */
export const statusOf = (code: string): number => statuses.get(code) ?? 409;

/** The code of a response with only a status. A request timeout counts as an incomplete body. */
export const codeOfStatus = (status: number): string | undefined => (status === 408 ? 'incompleteBody' : codesOfStatus[status]?.[0]);
