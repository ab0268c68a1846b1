// Made by `npm run docs` from the OpenAPI document; the check fails when it is not fresh.
export interface paths {
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this sign-in and every access token of the person, at once */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trade the refresh cookie for a new access token and a new cookie */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue of countries, for staff */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/countries/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every country of the catalogue; all of them unless a page is asked for */
        get: operations["allCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/countries/created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries with a service that can be ordered; all of them unless a page is asked for */
        get: operations["createdCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services; a sort by price compares within each currency */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One service */
        get: operations["showService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/upload-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload one file of at most 15 MB; its format is decided by its content */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/upload-file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes of a file, as an attachment; ranges are served */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/upload-file/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes by a signed address */
        get: operations["fileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/upload-file/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address of the bytes that is good for 60 seconds without a token */
        post: operations["linkFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change fields of the own profile */
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/api/v1/users/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active clients */
        get: operations["clients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/departments/{department}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active heads and managers of a department */
        get: operations["department"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active partners */
        get: operations["partners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active staff */
        get: operations["staff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActorDto: {
            /** @enum {string|null} */
            department: "ubContact" | "ubClient" | "ubServices" | "ubAgents" | "ubBusinessDevelopment" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            role: "Owner" | "Admin" | "CEO" | "Supermanager" | "DepartmentHead" | "Manager" | "Partner" | "Client";
        };
        CataloguePriceDto: {
            /**
             * @description Decimal with exactly the currency's digits
             * @example 890.00
             */
            amount: string;
            /**
             * @description ISO 4217
             * @example EUR
             * @enum {string}
             */
            currency: "EUR" | "USD" | "RUB" | "GBP" | "CHF" | "JPY" | "CNY" | "AED" | "AUD" | "BHD" | "CAD" | "CZK" | "DKK" | "GEL" | "HKD" | "HUF" | "ILS" | "KZT" | "NOK" | "PLN" | "RSD" | "SEK" | "SGD" | "THB" | "TRY" | "TWD";
        };
        CatalogueTextDto: {
            /** @example Estonia */
            en: string;
            /** @example Эстония */
            ru: string;
        };
        CodedChoiceDto: {
            /**
             * @description What an order names
             * @example own
             */
            code: string;
            price: components["schemas"]["CataloguePriceDto"];
            title: components["schemas"]["CatalogueTextDto"];
        };
        CountryDto: {
            /** Format: uuid */
            _id: string;
            /** @description Out of the catalogue: its services cannot be ordered */
            archived: boolean;
            /**
             * @description ISO 3166-1 alpha-2
             * @example EE
             */
            code: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description ISO 4217
             * @enum {string}
             */
            currency: "EUR" | "USD" | "RUB" | "GBP" | "CHF" | "JPY" | "CNY" | "AED" | "AUD" | "BHD" | "CAD" | "CZK" | "DKK" | "GEL" | "HKD" | "HUF" | "ILS" | "KZT" | "NOK" | "PLN" | "RSD" | "SEK" | "SGD" | "THB" | "TRY" | "TWD";
            facts: components["schemas"]["CountryFactsDto"];
            /** @description The lowest price in the country's own currency */
            fromPrice?: components["schemas"]["CataloguePriceDto"];
            /**
             * @description The shortest term in days
             * @example 5
             */
            fromTermDays?: number;
            name: components["schemas"]["CatalogueTextDto"];
            /**
             * @description Path of the flag
             * @example /country/ee.svg
             */
            picture: string;
            /**
             * @description How many services can be ordered
             * @example 3
             */
            services: number;
            /** Format: date-time */
            updatedAt: string;
        };
        CountryFactsDto: {
            legalForms: components["schemas"]["CountryLegalFormDto"][];
            mandatoryPayments: components["schemas"]["MandatoryPaymentDto"][];
            summary: components["schemas"]["CatalogueTextDto"];
            taxes: components["schemas"]["CountryTaxDto"][];
            terms: components["schemas"]["CountryTermsDto"];
        };
        CountryLegalFormDto: {
            /** @example OÜ */
            code: string;
            note: components["schemas"]["CatalogueTextDto"];
            title: components["schemas"]["CatalogueTextDto"];
        };
        CountryPageDto: {
            items: components["schemas"]["CountryDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 8 */
            total: number;
            /** @example true */
            totalIsExact: boolean;
        };
        CountryTaxDto: {
            rate: components["schemas"]["CatalogueTextDto"];
            title: components["schemas"]["CatalogueTextDto"];
        };
        CountryTermsDto: {
            /**
             * @description Days
             * @example 3
             */
            from: number;
            note: components["schemas"]["CatalogueTextDto"];
            /**
             * @description Days
             * @example 10
             */
            to: number;
        };
        EmployeesOptionDto: {
            /** @example 50 */
            max: number;
            /** @example 1 */
            min: number;
            /** @description For each employee above min */
            price: components["schemas"]["CataloguePriceDto"];
        };
        FileLinkDto: {
            /** @example 2026-01-01T00:01:00.000Z */
            expiresAt: string;
            /**
             * @description Relative to the site.
             * @example /api/v1/upload-file/01936f0e-7f3a-7c11-8d2b-3b1f5c8e9a10/content?expires=1767225660&signature=x
             */
            url: string;
        };
        LoginBody: {
            /**
             * Format: email
             * @example client@registra.example
             */
            email: string;
            /**
             * Format: password
             * @example registra-demo
             */
            password: string;
            /**
             * @description True: the refresh cookie lasts 30 days; else as long as the browser
             * @default false
             */
            rememberMe?: boolean;
        };
        MandatoryPaymentDto: {
            amount: components["schemas"]["CataloguePriceDto"];
            /** @enum {string} */
            period: "once" | "yearly";
            title: components["schemas"]["CatalogueTextDto"];
        };
        MeDto: {
            /** Format: uuid */
            _id: string;
            /** @description Who acts, as the machines take it */
            actor: components["schemas"]["ActorDto"];
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Set for a Manager or DepartmentHead
             * @example ubClient
             * @enum {string|null}
             */
            department: "ubContact" | "ubClient" | "ubServices" | "ubAgents" | "ubBusinessDevelopment" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | null;
            /** Format: email */
            email: string;
            /** @example Анна */
            firstName: string;
            /** @enum {string} */
            language: "ru" | "en";
            /** @example Соколова */
            lastName: string;
            partnerCompanyName: string | null;
            /** @example +7 916 000-00-00 */
            phone: string | null;
            /**
             * @example Manager
             * @enum {string}
             */
            role: "Owner" | "Admin" | "CEO" | "Supermanager" | "DepartmentHead" | "Manager" | "Partner" | "Client";
            /**
             * @description Null: as the device
             * @enum {string|null}
             */
            theme: "light" | "dark" | null;
            userAvatarUrl: string | null;
        };
        PeoplePageDto: {
            items: components["schemas"]["PersonDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False when counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        PeriodChoiceDto: {
            price: components["schemas"]["CataloguePriceDto"];
            title: components["schemas"]["CatalogueTextDto"];
            /**
             * @description What an order names: days
             * @example 10
             */
            value: number;
        };
        PersonDto: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string|null} */
            department: "ubContact" | "ubClient" | "ubServices" | "ubAgents" | "ubBusinessDevelopment" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | null;
            /**
             * Format: email
             * @description Only for readers of the person's section
             */
            email?: string;
            firstName: string;
            lastName: string;
            partnerCompanyName: string | null;
            /** @description Only for readers of the person's section */
            phone?: string | null;
            /** @enum {string} */
            role: "Owner" | "Admin" | "CEO" | "Supermanager" | "DepartmentHead" | "Manager" | "Partner" | "Client";
            userAvatarUrl: string | null;
        };
        /** @description A refusal, RFC 9457. `code` is stable; title and detail are in the reader’s language. */
        Problem: {
            code: string;
            detail: string;
            errors?: {
                code: string;
                detail: string;
                field: string;
            }[];
            /** @description What would make a refused operation possible, with its figures. */
            remedy?: {
                detail?: string;
                key: string;
            } & {
                [key: string]: unknown;
            };
            requestId: string;
            status: number;
            title: string;
            type: string;
        };
        ProfileBody: {
            firstName?: string;
            /** @enum {string} */
            language?: "ru" | "en";
            lastName?: string;
            /** @description Partners only */
            partnerCompanyName?: string | null;
            phone?: string | null;
            /**
             * @description Null: as the device
             * @enum {string|null}
             */
            theme?: "light" | "dark" | null;
        };
        ServiceCountryDto: {
            /** Format: uuid */
            _id: string;
            /** @example EE */
            code: string;
            name: components["schemas"]["CatalogueTextDto"];
        };
        ServiceDocumentDto: {
            /** @enum {string} */
            kind: "document" | "address";
            note: components["schemas"]["CatalogueTextDto"] | null;
            title: components["schemas"]["CatalogueTextDto"];
        };
        ServiceDto: {
            /** Format: uuid */
            _id: string;
            country: components["schemas"]["ServiceCountryDto"];
            /** Format: date-time */
            createdAt: string;
            description: components["schemas"]["CatalogueTextDto"];
            legalForm: components["schemas"]["CatalogueTextDto"];
            mandatoryPayments: components["schemas"]["MandatoryPaymentDto"][];
            options: components["schemas"]["ServiceOptionsDto"];
            /**
             * @description Percent; only for those who may read the services section
             * @example 20
             */
            partnerReward?: number;
            /**
             * @description Percent, at most two decimals
             * @example 30
             */
            prepaymentPercent: number;
            price: components["schemas"]["CataloguePriceDto"];
            requiredDocuments: components["schemas"]["ServiceDocumentDto"][];
            steps: {
                [key: string]: components["schemas"]["ServiceStepGroupDto"];
            };
            term: components["schemas"]["ServiceTermDto"];
            title: components["schemas"]["CatalogueTextDto"];
            type: components["schemas"]["ServiceTypeDto"];
            /** Format: date-time */
            updatedAt: string;
        };
        ServiceOptionsDto: {
            activityAreas: components["schemas"]["CodedChoiceDto"][];
            director: components["schemas"]["CodedChoiceDto"][];
            directorCompany: components["schemas"]["CodedChoiceDto"][];
            employeesAmount: components["schemas"]["EmployeesOptionDto"];
            registrationPeriod: components["schemas"]["PeriodChoiceDto"][];
        };
        ServicePageDto: {
            items: components["schemas"]["ServiceDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 20 */
            total: number;
            /** @example true */
            totalIsExact: boolean;
        };
        ServiceStepDto: {
            /** Format: uuid */
            _id: string;
            /** @description Always true for the public */
            isVisible: boolean;
            title: components["schemas"]["CatalogueTextDto"];
        };
        ServiceStepGroupDto: {
            steps: components["schemas"]["ServiceStepDto"][];
            title: components["schemas"]["CatalogueTextDto"];
        };
        ServiceTermDto: {
            /** @example 10 */
            days: number;
        };
        ServiceTypeDto: {
            /** Format: uuid */
            _id: string;
            title: components["schemas"]["CatalogueTextDto"];
        };
        SessionDto: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Set for a Manager or DepartmentHead
             * @example ubClient
             * @enum {string|null}
             */
            department: "ubContact" | "ubClient" | "ubServices" | "ubAgents" | "ubBusinessDevelopment" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | null;
            /** Format: email */
            email: string;
            /** @example Анна */
            firstName: string;
            /** @enum {string} */
            language: "ru" | "en";
            /** @example Соколова */
            lastName: string;
            partnerCompanyName: string | null;
            /** @example +7 916 000-00-00 */
            phone: string | null;
            /**
             * @example Manager
             * @enum {string}
             */
            role: "Owner" | "Admin" | "CEO" | "Supermanager" | "DepartmentHead" | "Manager" | "Partner" | "Client";
            /**
             * @description Null: as the device
             * @enum {string|null}
             */
            theme: "light" | "dark" | null;
            token: components["schemas"]["TokenDto"];
            userAvatarUrl: string | null;
        };
        TokenDto: {
            /** @description JWT for the Authorization header: Bearer */
            accessToken: string;
            /**
             * @description Seconds
             * @example 600
             */
            expiresIn: number;
        };
        UploadedFileDto: {
            /** @example 01936f0e-7f3a-7c11-8d2b-3b1f5c8e9a10 */
            _id: string;
            /**
             * @description Cleaned: no path, nothing invisible, the extension that fits the content.
             * @example passport.pdf
             */
            name: string;
            /**
             * @description SHA-256 of the content, lower-case hex.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            /**
             * @description Bytes.
             * @example 184320
             */
            size: number;
            /**
             * @description Media type, decided by the content.
             * @example application/pdf
             */
            type: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            /** @description unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalidCredentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible at the moment */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:conflict",
                     *       "title": "Not possible at the moment",
                     *       "status": 409,
                     *       "detail": "The request contradicts the present state of the data.",
                     *       "code": "conflict",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:bodyTooLarge",
                     *       "title": "The request is too large",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "bodyTooLarge",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The format is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unsupportedMediaType",
                     *       "title": "The format is not supported",
                     *       "status": 415,
                     *       "detail": "A body of this type is not accepted.",
                     *       "code": "unsupportedMediaType",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Please check the data */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:validationFailed",
                     *       "title": "Please check the data",
                     *       "status": 422,
                     *       "detail": "Some fields are not filled in correctly.",
                     *       "code": "validationFailed",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyAttempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description foreignOrigin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible at the moment */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:conflict",
                     *       "title": "Not possible at the moment",
                     *       "status": 409,
                     *       "detail": "The request contradicts the present state of the data.",
                     *       "code": "conflict",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:bodyTooLarge",
                     *       "title": "The request is too large",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "bodyTooLarge",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The format is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unsupportedMediaType",
                     *       "title": "The format is not supported",
                     *       "status": 415,
                     *       "detail": "A body of this type is not accepted.",
                     *       "code": "unsupportedMediaType",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            /** @description refreshInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description foreignOrigin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible at the moment */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:conflict",
                     *       "title": "Not possible at the moment",
                     *       "status": 409,
                     *       "detail": "The request contradicts the present state of the data.",
                     *       "code": "conflict",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:bodyTooLarge",
                     *       "title": "The request is too large",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "bodyTooLarge",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The format is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unsupportedMediaType",
                     *       "title": "The format is not supported",
                     *       "status": 415,
                     *       "detail": "A body of this type is not accepted.",
                     *       "code": "unsupportedMediaType",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: string;
                /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
                "filter[code]"?: string;
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "createdAt" | "-createdAt" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryPageDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed, narrowSearch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    allCountries: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: string;
                /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
                "filter[code]"?: string;
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "createdAt" | "-createdAt" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryPageDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed, narrowSearch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createdCountries: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: string;
                /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
                "filter[code]"?: string;
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "createdAt" | "-createdAt" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryPageDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed, narrowSearch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[country]"?: string;
                /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
                "filter[countryCode]"?: string;
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[type]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "createdAt" | "-createdAt" | "title" | "-title" | "price" | "-price" | "term" | "-term";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePageDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed, narrowSearch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceDto"];
                };
            };
            /** @description The reader has it already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Please check the data */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:validationFailed",
                     *       "title": "Please check the data",
                     *       "status": 422,
                     *       "detail": "Some fields are not filled in correctly.",
                     *       "code": "validationFailed",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFileDto"];
                };
            };
            /** @description incompleteBody */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible at the moment */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:conflict",
                     *       "title": "Not possible at the moment",
                     *       "status": 409,
                     *       "detail": "The request contradicts the present state of the data.",
                     *       "code": "conflict",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileTooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fileFormat, unsupportedMediaType */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.oasis.opendocument.text": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "image/heic": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "text/plain": string;
                };
            };
            /** @description The range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.oasis.opendocument.text": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "image/heic": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "text/plain": string;
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nothing of the range exists */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "Status 416",
                     *       "status": 416,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Please check the data */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:validationFailed",
                     *       "title": "Please check the data",
                     *       "status": 422,
                     *       "detail": "Some fields are not filled in correctly.",
                     *       "code": "validationFailed",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fileContent: {
        parameters: {
            query: {
                expires: string;
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.oasis.opendocument.text": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "image/heic": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "text/plain": string;
                };
            };
            /** @description The range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.oasis.opendocument.text": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "image/heic": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "text/plain": string;
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description linkExpired, notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nothing of the range exists */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "Status 416",
                     *       "status": 416,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Please check the data */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:validationFailed",
                     *       "title": "Please check the data",
                     *       "status": 422,
                     *       "detail": "Some fields are not filled in correctly.",
                     *       "code": "validationFailed",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    linkFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLinkDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible at the moment */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:conflict",
                     *       "title": "Not possible at the moment",
                     *       "status": 409,
                     *       "detail": "The request contradicts the present state of the data.",
                     *       "code": "conflict",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:bodyTooLarge",
                     *       "title": "The request is too large",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "bodyTooLarge",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The format is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unsupportedMediaType",
                     *       "title": "The format is not supported",
                     *       "status": 415,
                     *       "detail": "A body of this type is not accepted.",
                     *       "code": "unsupportedMediaType",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Please check the data */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:validationFailed",
                     *       "title": "Please check the data",
                     *       "status": 422,
                     *       "detail": "Some fields are not filled in correctly.",
                     *       "code": "validationFailed",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible at the moment */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:conflict",
                     *       "title": "Not possible at the moment",
                     *       "status": 409,
                     *       "detail": "The request contradicts the present state of the data.",
                     *       "code": "conflict",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description staleVersion */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:bodyTooLarge",
                     *       "title": "The request is too large",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "bodyTooLarge",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The format is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unsupportedMediaType",
                     *       "title": "The format is not supported",
                     *       "status": 415,
                     *       "detail": "A body of this type is not accepted.",
                     *       "code": "unsupportedMediaType",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    clients: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "createdAt" | "-createdAt" | "lastName" | "-lastName";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeoplePageDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed, narrowSearch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    department: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "createdAt" | "-createdAt" | "lastName" | "-lastName";
            };
            header?: never;
            path: {
                department: "ubContact" | "ubClient" | "ubServices" | "ubAgents" | "ubBusinessDevelopment" | "ubContent" | "ubInnovations" | "ubOutsideDepartment";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeoplePageDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed, narrowSearch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDto"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    partners: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "createdAt" | "-createdAt" | "lastName" | "-lastName";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeoplePageDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed, narrowSearch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    staff: {
        parameters: {
            query?: {
                /** @description one or more, comma-separated, of: ubContact, ubClient, ubServices, ubAgents, ubBusinessDevelopment, ubContent, ubInnovations, ubOutsideDepartment */
                "filter[department]"?: string;
                /** @description one or more, comma-separated, of: Owner, Admin, CEO, Supermanager, DepartmentHead, Manager */
                "filter[role]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "createdAt" | "-createdAt" | "lastName" | "-lastName";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeoplePageDto"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:unreadable",
                     *       "title": "The request could not be read",
                     *       "status": 400,
                     *       "detail": "The request could not be read: check that the body is valid JSON in UTF-8.",
                     *       "code": "unreadable",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tokenMissing, tokenExpired, tokenInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description accessDenied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validationFailed, narrowSearch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:tooManyRequests",
                     *       "title": "Too many attempts",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 5 seconds.",
                     *       "code": "tooManyRequests",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:registra:problem:internalError",
                     *       "title": "The service is temporarily unavailable",
                     *       "status": 503,
                     *       "detail": "Something went wrong on our side. Please tell us the request number.",
                     *       "code": "internalError",
                     *       "requestId": "0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
