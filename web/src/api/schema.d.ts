// Made by `npm run docs` from the OpenAPI document; the check fails when it is not fresh.
export interface paths {
    "/api/v1/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invitation: choose a password and sign in
         * @description Callers: anybody, signed in or not. Answers 200 with `SessionDto`.
         */
        post: operations["acceptInvitationOfAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/cancel-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say by the link of a letter that one did not ask for another mailbox
         * @description The change is off, every sign-in ends, and a link to a new password is mailed. Callers: anybody, signed in or not. Answers 204 without a body.
         */
        post: operations["cancelEmailChangeOfAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a mailbox by the link of a letter: that of a new account, or a new one
         * @description The first time every sign-in ends but that of the browser that sends this with its cookie. Callers: anybody, signed in or not. Answers 204 without a body.
         */
        post: operations["confirmEmailOfAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm-email/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link of confirmation once more
         * @description Callers: anybody who is signed in. Answers 202 without a body.
         */
        post: operations["confirmAgainOfCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask for another mailbox; it counts when that mailbox confirms it. With a second factor it takes a code
         * @description Callers: anybody who is signed in. Answers 202 without a body.
         */
        put: operations["emailOfCredentials"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to a new password; the same answer whether or not there is such an account
         * @description Callers: anybody, signed in or not. Answers 202 without a body.
         */
        post: operations["askForResetOfAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whom an invitation is for
         * @description The token is sent in the body, so that no log of addresses keeps it. Callers: anybody, signed in or not. Answers 200 with `InvitationDto`.
         */
        post: operations["invitationOfAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description The access token is in the body; the refresh token is a cookie that only these routes get. An account with a second factor is asked for a code instead. Callers: anybody, signed in or not. Answers 200 with `SessionDto` or `SecondFactorAskedDto`.
         */
        post: operations["loginOfAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in with a code of the second factor
         * @description A code of the authenticator or one of the recovery codes; each is good once. Callers: anybody, signed in or not. Answers 200 with `SessionDto`.
         */
        post: operations["finishLoginOfAuth"];
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
        /**
         * End this sign-in and every access token of the person, at once
         * @description Callers: anybody, signed in or not. Answers 204 without a body.
         */
        post: operations["logoutOfAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every one of the own sign-ins, this one too
         * @description Callers: anybody who is signed in. Answers 204 without a body.
         */
        post: operations["everywhereOfCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password; every other sign-in ends, this one goes on. With a second factor it takes a code
         * @description Callers: anybody who is signed in. Answers 200 with `SessionDto`.
         */
        put: operations["passwordOfCredentials"];
        post?: never;
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
        /**
         * Trade the refresh cookie for a new access token and a new cookie
         * @description A cookie that comes again after it was traded was copied: its sign-in ends, and the person is told. Callers: anybody, signed in or not. Answers 200 with `SessionDto`.
         */
        post: operations["refreshOfAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the link of a letter; every sign-in ends
         * @description Callers: anybody, signed in or not. Answers 204 without a body.
         */
        post: operations["resetPasswordOfAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own sign-ins that still hold, the last used first
         * @description Each with when it began, when it was last used and from what browser; the one that asks is marked. Callers: anybody who is signed in. Answers 200 with `OpenSessionsDto`.
         */
        get: operations["listOfCredentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the own sign-ins
         * @description Callers: anybody who is signed in. What is not there, or not theirs, is answered 404. Answers 204 without a body.
         */
        delete: operations["endOfCredentials"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a client’s account with a password of one’s own, and sign in
         * @description A link that confirms the mailbox is mailed; until it is followed, few orders may be placed. Callers: anybody, signed in or not. Answers 201 with `SessionDto`.
         */
        post: operations["signUpOfAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/simple-signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a client’s account whose password is generated and mailed, and sign in
         * @description Callers: anybody, signed in or not. Answers 201 with `SessionDto`.
         */
        post: operations["simpleSignUpOfAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What options are chosen from, archived ones only by their filter; all of them unless a page is asked for
         * @description Callers: anybody, signed in or not. Answers 200 with `ChoicePageDto`.
         */
        get: operations["listChoicesOfChoices"];
        put?: never;
        /**
         * Add a choice
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). Answers 201 with `ChoiceDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["addChoiceOfChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/choices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a choice that no service offers; archive any other
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `RemovedDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        delete: operations["removeChoiceOfChoices"];
        options?: never;
        head?: never;
        /**
         * Rename a choice; services keep the title they gave it
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `ChoiceDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["changeChoiceOfChoices"];
        trace?: never;
    };
    "/api/v1/choices/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer an archived choice again
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `ChoiceDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["restoreChoiceOfChoices"];
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
        /**
         * The catalogue of countries, for staff
         * @description Archived ones by their filter. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContent), Manager (ubContent). Answers 200 with `CountryPageDto`.
         */
        get: operations["listCountriesOfCountries"];
        put?: never;
        /**
         * Add a country
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). Answers 201 with `CountryDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["addCountryOfCountryWrites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/countries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One country, archived or not, for staff
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `CountryDto`.
         */
        get: operations["showCountryOfCountries"];
        put?: never;
        post?: never;
        /**
         * Delete a country without services and orders; archive any other
         * @description The answer says which of the two it was. Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `RemovedDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        delete: operations["removeCountryOfCountryWrites"];
        options?: never;
        head?: never;
        /**
         * Change a country; facts are given whole
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `CountryDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["changeCountryOfCountryWrites"];
        trace?: never;
    };
    "/api/v1/countries/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show a picture in the place of the flag: PNG, JPEG or WebP of at most 15 MB, cut to 480 by 320
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `CountryDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        put: operations["setPictureOfCountryWrites"];
        post?: never;
        /**
         * Show the flag again
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `CountryDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        delete: operations["removePictureOfCountryWrites"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/countries/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an archived country back into the catalogue
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `CountryDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["restoreCountryOfCountryWrites"];
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
        /**
         * Every country of the catalogue; all of them unless a page is asked for
         * @description Callers: anybody who is signed in. Answers 200 with `CountryPageDto`.
         */
        get: operations["allCountriesOfCountries"];
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
        /**
         * Countries with a service that can be ordered; all of them unless a page is asked for
         * @description Callers: anybody, signed in or not. Answers 200 with `CountryPageDto`.
         */
        get: operations["createdCountriesOfCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events that a consumer could not take; without a state, those that are open
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubInnovations). Answers 200 with `DeadLetterPageDto`.
         */
        get: operations["listOfDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dead-letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them, open or not
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `DeadLetterDto`.
         */
        get: operations["oneOfDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dead-letters/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another five tries, the first at once
         * @description Callers: Owner, Admin, CEO. What is not there, or not theirs, is answered 404. Answers 200 with `DeadLetterDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["retryOfDeadLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dead-letters/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on without the event; it holds for rebuilds too
         * @description Asks for a reason, which stays in the log. Callers: Owner, Admin, CEO. What is not there, or not theirs, is answered 404. Answers 200 with `DeadLetterDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["skipOfDeadLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/consultation-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free half hours for a consultation
         * @description Working hours of the coming days; a slot may be gone when it is asked for. Callers: anybody, signed in or not. Answers 200 with `ConsultationSlotsDto`.
         */
        get: operations["slotsOfForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/offer-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer to become a partner
         * @description A browser without scripts may post the form itself: it is led back to the page it came from, which says what came of it, with ?sent=offer. Callers: anybody, signed in or not. Answers 201 with `LeftLeadDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["offerFormOfForms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/reguest-consultation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a consultation of half an hour; its calendar entry is mailed
         * @description The spelling of the specification, kept beside the right one. Callers: anybody, signed in or not. Answers 201 with `BookedConsultationDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["requestConsultation[0]OfForms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/request-call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be called back
         * @description A browser without scripts may post the form itself: it is led back to the page it came from, which says what came of it, with ?sent=call. Callers: anybody, signed in or not. Answers 201 with `LeftLeadDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["requestCallOfForms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/request-consultation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a consultation of half an hour; its calendar entry is mailed
         * @description Callers: anybody, signed in or not. Answers 201 with `BookedConsultationDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["requestConsultation[1]OfForms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forms/steps-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what was chosen in the selection, and ask to be called back
         * @description Callers: anybody, signed in or not. Answers 201 with `LeftLeadDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["stepsFormOfForms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests of visitors; a search is for a number, a name, a phone in any spelling, an e-mail or a company
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContact), Manager (ubContact). Answers 200 with `LeadPageDto`.
         */
        get: operations["listOfLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request, with what the reader may do and why not
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContact), Manager (ubContact). What is not there, or not theirs, is answered 404. Answers 200 with `LeadDto`.
         */
        get: operations["oneOfLeads"];
        put?: never;
        post?: never;
        /**
         * Erase the personal data of a request, for ever
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContact), Manager (ubContact). What is not there, or not theirs, is answered 404. Answers 204 without a body. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        delete: operations["eraseOfLeads"];
        options?: never;
        head?: never;
        /**
         * Take a request, record a call, win, lose, reopen or hand it over
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContact), Manager (ubContact). What is not there, or not theirs, is answered 404. Answers 200 with `LeadDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["operateOfLeads"];
        trace?: never;
    };
    "/api/v1/leads/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a request, oldest first
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContact), Manager (ubContact). What is not there, or not theirs, is answered 404. Answers 200 with `LeadHistoryDto`.
         */
        get: operations["eventsOfLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an order of a request
         * @description The client is found by the e-mail or invited, the order placed for them, and the request won by it. An account whose mailbox has not answered is asked to confirm it first. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContact), Manager (ubContact). What is not there, or not theirs, is answered 404. Answers 201 with `LeadOrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["orderOfLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a request may be handed to
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContact), Manager (ubContact). Answers 200 with `LeadAssigneesDto`.
         */
        get: operations["assigneesOfLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All requests of the list as a table
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContact), Manager (ubContact). Answers 200 with `text/csv` or `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`.
         */
        get: operations["exportOfLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where requests came from
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContact), Manager (ubContact). Answers 200 with `LeadSourcesDto`.
         */
        get: operations["sourcesOfLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An event stream of what changed
         * @description Each message is { stream, id, version }: fetch it again. Its id is a position; Last-Event-ID resumes after it. A comment every 15 s; it ends with the token. Callers: anybody who is signed in. Answers 200 with `text/event-stream`.
         */
        get: operations["followOfLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mailer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages to clients; a client gets their own
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Client. Answers 200 with `MessagePageDto`.
         */
        get: operations["listOfMailer"];
        put?: never;
        /**
         * Write to the client of an order
         * @description The message is kept with the order and goes by mail; its delivery is told in its state. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent). Answers 201 with `MessageDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["sendOfMailer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mailer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Client. What is not there, or not theirs, is answered 404. Answers 200 with `MessageDto`.
         */
        get: operations["oneOfMailer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mailer/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again to send a message that bounced or was given up
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `MessageDto`.
         */
        post: operations["retryOfMailer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mailer/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages that make sense for an order now, filled in
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent). Answers 200 with `MessageTemplateDto`.
         */
        get: operations["templatesOfMailer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own notifications, in the language of the reader
         * @description Callers: anybody who is signed in. Answers 200 with `NotificationPageDto`.
         */
        get: operations["listOfNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark one as read
         * @description Callers: anybody who is signed in. What is not there, or not theirs, is answered 404. Answers 204 without a body.
         */
        put: operations["readOfNotifications"];
        post?: never;
        /**
         * Mark one as unread again
         * @description Callers: anybody who is signed in. What is not there, or not theirs, is answered 404. Answers 204 without a body.
         */
        delete: operations["unreadAgainOfNotifications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one is told in which channel
         * @description Callers: anybody who is signed in. Answers 200 with `PreferencesDto`.
         */
        get: operations["preferencesOfNotifications"];
        /**
         * Choose what one is told; kinds that are left out stay as they are
         * @description A channel that is locked for a kind cannot be changed. Callers: anybody who is signed in. Answers 200 with `PreferencesDto`.
         */
        put: operations["chooseOfNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark everything up to a notification as read, or everything
         * @description Callers: anybody who is signed in. Answers 200 with `UnreadDto`.
         */
        put: operations["readUpToOfNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many are unread
         * @description Callers: anybody who is signed in. Answers 200 with `UnreadDto`.
         */
        get: operations["unreadOfNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment history: all of it for staff who read payments, a client’s own
         * @description A payment that came back in full reads as refunded. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations), Client. Answers 200 with `PaymentHistoryPageDto`.
         */
        get: operations["historyOfOrderMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order-payments/{orderId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record cash or a transfer that arrived
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 201 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["recordOfOrderMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order-payments/{orderId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment or a part of it
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 201 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["refundOfOrderMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order-payments/{orderId}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare a bank transfer, as the client
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 201 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["declareOfOrderMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/order-payments/{orderId}/transfers/{transferId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm a declared transfer with the amount that arrived, or reject it
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        put: operations["settleOfOrderMoney"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reader's orders
         * @description Most staff see every order, some those alone that they manage; a partner sees those they were appointed to, a client their own. A row carries its machine, by which the fifteen operations can be judged; with include=operations they come judged and in words. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Answers 200 with `OrderPageDto`.
         */
        get: operations["listOfOrders"];
        put?: never;
        /**
         * Place an order
         * @description Clients place for themselves, staff for a client they name. The price is reckoned here, never taken from the body. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations), Client. Answers 201 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["placeOfOrderWrites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description With its steps, documents, payments, and all operations and commands judged for the reader, each refusal with what would make it possible. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`.
         */
        get: operations["oneOfOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the configuration of a new order
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["editOfOrderWrites"];
        trace?: never;
    };
    "/api/v1/orders/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach an uploaded file of one’s own
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 201 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["attachOfOrderWrites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a document that is not accepted
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        delete: operations["removeOfOrderWrites"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/documents/{documentId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or reject a document of a requested item
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        put: operations["reviewOfOrderWrites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of an order, in order
         * @description Each reader gets the events, and of them the fields, that concern them. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. What is not there, or not theirs, is answered 404. Answers 200 with `OrderHistoryDto`.
         */
        get: operations["historyOfOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign or remove the manager
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        put: operations["assignManagerOfOrderWrites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Appoint, replace or remove the partner
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        put: operations["appointPartnerOfOrderWrites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/partner-reward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the partner's reward; it takes effect when the partner acknowledges it
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        put: operations["changeRewardOfOrderWrites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/partner-reward/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge the changed reward, as the partner
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["acknowledgeRewardOfOrderWrites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Folds the events and decides the commands again, and compares with what is stored
         * @description An order that replays has no faults in the answer. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `ReplayCertificateDto`.
         */
        get: operations["replayOfOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/steps/{stepId}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Complete a step
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        put: operations["completeStepOfOrderWrites"];
        post?: never;
        /**
         * Reopen a step
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        delete: operations["reopenStepOfOrderWrites"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every order that the list would page through, as CSV or XLSX; X-Total-Rows says how many rows will come
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Answers 200 with `text/csv` or `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`.
         */
        get: operations["exportOfOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/order-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every status with its looks and the number of orders in it
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Answers 200 with `OrderStatusesDto`.
         */
        get: operations["statusesOfOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/orders-for-payoffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A partner's finished orders that are not paid out
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubBusinessDevelopment), Manager (ubBusinessDevelopment), Partner. Answers 200 with `PayoffOrdersDto`.
         */
        get: operations["listOfPayoffOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/orders-for-payoffs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them with its arithmetic
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubBusinessDevelopment), Manager (ubBusinessDevelopment), Partner. What is not there, or not theirs, is answered 404. Answers 200 with `PayoffOrderDto`.
         */
        get: operations["oneOfPayoffOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/update-payment-status/{id}": {
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
        /**
         * Carry out one of the fifteen operations
         * @description The body names the operation and its payload. Refused with the code of the rule that forbids it, and a remedy where one is known. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent), Partner, Client. Which of them, and when, the machine of the order decides. What is not there, or not theirs, is answered 404. Answers 200 with `OrderDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["operateOfOrderWrites"];
        trace?: never;
    };
    "/api/v1/payoffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payoffs: own ones of a partner, all for staff; a search is for an order number
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubBusinessDevelopment), Manager (ubBusinessDevelopment), Partner. Answers 200 with `PayoffPageDto`.
         */
        get: operations["listOfPayoffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payoffs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One payoff with its lines
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubBusinessDevelopment), Manager (ubBusinessDevelopment), Partner. What is not there, or not theirs, is answered 404. Answers 200 with `PayoffDto`.
         */
        get: operations["oneOfPayoffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve a payoff, withdraw the approval, or mark it as paid
         * @description Who approved may not mark as paid, and nobody decides on a reward of their own. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubBusinessDevelopment). What is not there, or not theirs, is answered 404. Answers 200 with `PayoffDto`.
         */
        patch: operations["operateOfPayoffs"];
        trace?: never;
    };
    "/api/v1/payoffs/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for many at once; a dry run says what would happen
         * @description Each is decided by itself: some may be carried out and others refused; the answer tells of each. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubBusinessDevelopment). Answers 200 with `PayoffsBulkDto`.
         */
        post: operations["manyOfPayoffs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payoffs/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a partner earned, gave back and was paid in a period, per currency
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubBusinessDevelopment), Manager (ubBusinessDevelopment), Partner. Answers 200 with `StatementDto`.
         */
        get: operations["statementOfPayoffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/read-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read models with the last rebuild of each
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubInnovations). Answers 200 with `ReadModelDto`.
         */
        get: operations["listOfReadModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/read-models/{name}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build it anew beside the live one and compare; an equal one takes its place
         * @description It goes on after the answer; the list tells how far it is. Callers: Owner, Admin, CEO. What is not there, or not theirs, is answered 404. Answers 202 with `ReadModelDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["rebuildOfReadModels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/read-models/{name}/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the rebuilt one, which differs, in the place of the live one
         * @description Callers: Owner, Admin, CEO. What is not there, or not theirs, is answered 404. Answers 202 with `ReadModelDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["swapOfReadModels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of a report, grouped, with totals and the period before
         * @description Money is never added over currencies. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubInnovations), Manager (ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `ReportDto`.
         */
        get: operations["reportOfReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{report}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures, or every row behind them, as CSV or XLSX; X-Total-Rows says how many rows will come
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `text/csv` or `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`.
         */
        get: operations["exportOfReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{report}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders behind one figure
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubInnovations), Manager (ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `OrdersBehindDto`.
         */
        get: operations["ordersOfReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of services, archived ones only by their filter; all of them unless a page is asked for
         * @description Callers: anybody, signed in or not. Answers 200 with `ServiceTypePageDto`.
         */
        get: operations["listServiceTypesOfServiceTypes"];
        put?: never;
        /**
         * Add a type
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). Answers 201 with `ServiceTypeItemDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["addServiceTypeOfServiceTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a type that no service has; archive any other
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `RemovedDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        delete: operations["removeServiceTypeOfServiceTypes"];
        options?: never;
        head?: never;
        /**
         * Rename a type
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `ServiceTypeItemDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["changeServiceTypeOfServiceTypes"];
        trace?: never;
    };
    "/api/v1/service-types/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer an archived type again
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `ServiceTypeItemDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["restoreServiceTypeOfServiceTypes"];
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
        /**
         * Services; a sort by price compares within each currency
         * @description Staff who read the section see archived services too, and the rewards. Callers: anybody, signed in or not. Answers 200 with `ServicePageDto`.
         */
        get: operations["listServicesOfServices"];
        put?: never;
        /**
         * Add a service
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent). Answers 201 with `ServiceDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["addServiceOfServiceWrites"];
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
        /**
         * One service
         * @description Callers: anybody, signed in or not. Answers 200 with `ServiceDto`.
         */
        get: operations["showServiceOfServices"];
        put?: never;
        post?: never;
        /**
         * Delete a service that nobody ever ordered; archive any other
         * @description The answer says which of the two it was. Callers: Owner, Admin, CEO, DepartmentHead (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `RemovedDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        delete: operations["removeServiceOfServiceWrites"];
        options?: never;
        head?: never;
        /**
         * Change a service; each part is given whole
         * @description Orders that were placed keep the terms they were placed by. Callers: Owner, Admin, CEO, DepartmentHead (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `ServiceDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["changeServiceOfServiceWrites"];
        trace?: never;
    };
    "/api/v1/services/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a copy of a service; it is archived until somebody restores it
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent). What is not there, or not theirs, is answered 404. Answers 201 with `ServiceDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["duplicateServiceOfServiceWrites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a configuration costs now; of what is left out the cheapest
         * @description The same arithmetic that an order is priced by; nothing is stored. Callers: anybody, signed in or not. Answers 200 with `QuoteDto`.
         */
        post: operations["quoteServiceOfServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer an archived service again
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `ServiceDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["restoreServiceOfServiceWrites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every service that the list would page through, both languages, as a file that can be imported again
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContent). Answers 200 with `text/csv` or `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`.
         */
        get: operations["exportServicesOfServiceTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take services from an XLSX or CSV file as the export writes it: all rows or, with any error, none
         * @description Errors name the row; with dryRun=true it says what would change and changes nothing. Callers: Owner, Admin, CEO, DepartmentHead (ubContent). Answers 200 with `ServiceImportDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["importServicesOfServiceTables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a price may be given in
         * @description Callers: anybody, signed in or not. Answers 200 with `CurrenciesDto`.
         */
        get: operations["showCurrenciesOfCatalogueSettings"];
        /**
         * Offer other currencies; one that a country or a service uses stays
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). Answers 200 with `CurrenciesDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        put: operations["setCurrenciesOfCatalogueSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of security
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubContent), Manager (ubContent). Answers 200 with `SecuritySettingsDto`.
         */
        get: operations["readOfSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of security (Owner, Admin)
         * @description Callers: Owner, Admin. Answers 200 with `SecuritySettingsDto`.
         */
        patch: operations["writeOfSettings"];
        trace?: never;
    };
    "/api/v1/settings/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the product can be reached
         * @description Callers: anybody, signed in or not. Answers 200 with `SiteSettingsDto`.
         */
        get: operations["showSiteOfCatalogueSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how the product can be reached; each part is given whole
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubContent), Manager (ubContent). Answers 200 with `SiteSettingsDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["changeSiteOfCatalogueSettings"];
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
        /**
         * Upload one file of at most 15 MB; its format is decided by its content
         * @description Nobody else sees it before it is attached to something. Files that are attached to nothing are deleted later. Callers: anybody who is signed in. Answers 201 with `UploadedFileDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["uploadFileOfUploadFile"];
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
        /**
         * The bytes of a file, as an attachment; ranges are served
         * @description For its uploader and for those who see what it is attached to. Callers: anybody who is signed in. What is not there, or not theirs, is answered 404. Answers 200 with `application/pdf` or `image/jpeg` or `image/png` or `image/webp` or `image/heic` or `application/vnd.openxmlformats-officedocument.wordprocessingml.document` or `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` or `application/vnd.oasis.opendocument.text` or `text/plain`. Answers 206 with `application/pdf` or `image/jpeg` or `image/png` or `image/webp` or `image/heic` or `application/vnd.openxmlformats-officedocument.wordprocessingml.document` or `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` or `application/vnd.oasis.opendocument.text` or `text/plain`.
         */
        get: operations["downloadFileOfUploadFile"];
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
        /**
         * The bytes by a signed address
         * @description Callers: anybody, signed in or not. Answers 200 with `application/pdf` or `image/jpeg` or `image/png` or `image/webp` or `image/heic` or `application/vnd.openxmlformats-officedocument.wordprocessingml.document` or `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` or `application/vnd.oasis.opendocument.text` or `text/plain`. Answers 206 with `application/pdf` or `image/jpeg` or `image/png` or `image/webp` or `image/heic` or `application/vnd.openxmlformats-officedocument.wordprocessingml.document` or `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet` or `application/vnd.oasis.opendocument.text` or `text/plain`.
         */
        get: operations["fileContentOfUploadFile"];
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
        /**
         * An address of the bytes that is good for 60 seconds without a token
         * @description Callers: anybody who is signed in. What is not there, or not theirs, is answered 404. Answers 200 with `FileLinkDto`.
         */
        post: operations["linkFileOfUploadFile"];
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
        /**
         * Change fields of the own profile
         * @description Callers: anybody who is signed in. Answers 200 with `MeDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["changeProfileOfUsers"];
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person of a section the reader reads
         * @description Contact details are for those who read the section the person belongs to. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `PersonDto`.
         */
        get: operations["personOfPeople"];
        put?: never;
        post?: never;
        /**
         * Erase what is personal about somebody, for ever; what they did stays in the log without their name
         * @description Refused while the person has open orders or is owed money. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). What is not there, or not theirs, is answered 404. Answers 204 without a body. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        delete: operations["erasePersonOfPeople"];
        options?: never;
        head?: never;
        /**
         * Change a person whom one administers: all of it or nothing
         * @description Nobody changes themselves here, nor anybody of equal or higher rank. Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `PersonDto`. With If-Match it is carried out at that version only, else refused with 412. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        patch: operations["changePersonOfPeople"];
        trace?: never;
    };
    "/api/v1/users/{id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a person: staff see everybody’s, everybody else their own and those of staff
         * @description Callers: anybody who is signed in. What is not there, or not theirs, is answered 404. Answers 200 with `image/webp`.
         */
        get: operations["avatarOfAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to the account, newest first, in the reader’s language
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `PersonEventsPageDto`.
         */
        get: operations["listHistoryOfPersonRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/invite-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the invitation again; earlier links end
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubBusinessDevelopment). What is not there, or not theirs, is answered 404. Answers 202 without a body.
         */
        post: operations["inviteAgainOfPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notes of staff about the person, who never sees them
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `NotesPageDto`.
         */
        get: operations["listNotesOfPersonRecords"];
        put?: never;
        /**
         * Write a note about the person
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). What is not there, or not theirs, is answered 404. Answers 201 with `NoteDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["addNoteOfPersonRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note of one’s own
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). What is not there, or not theirs, is answered 404. Answers 204 without a body.
         */
        delete: operations["removeNoteOfPersonRecords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take the second factor of somebody who lost it; they are told by mail
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). What is not there, or not theirs, is answered 404. Answers 204 without a body.
         */
        delete: operations["resetOfSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of a client’s or partner’s orders
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). What is not there, or not theirs, is answered 404. Answers 200 with `PersonSummaryDto`.
         */
        get: operations["summaryOfPersonRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Present clients
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations), Manager (ubClient, ubBusinessDevelopment, ubInnovations). Answers 200 with `PeoplePageDto`.
         */
        get: operations["clientsOfPeopleLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a partner’s account and mail the invitation to it
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (ubBusinessDevelopment), Manager (ubBusinessDevelopment). Answers 201 with `PersonDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["createPartnerOfPeople"];
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
        /**
         * Present heads and managers of a department
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent). What is not there, or not theirs, is answered 404. Answers 200 with `PeoplePageDto`.
         */
        get: operations["departmentOfPeopleLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the account of somebody of the staff and mail the invitation to it
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations). Answers 201 with `PersonDto`. Sent again with its Idempotency-Key it has no second effect and is answered as the first time.
         */
        post: operations["inviteStaffOfPeople"];
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
        /**
         * The signed-in person
         * @description Callers: anybody who is signed in. Answers 200 with `MeDto`.
         */
        get: operations["meOfUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give oneself a picture: PNG, JPEG or WebP of at most 15 MB; kept as a square of 512 pixels
         * @description Callers: anybody who is signed in. Answers 200 with `MeDto`.
         */
        put: operations["setAvatarOfAvatar"];
        post?: never;
        /**
         * Have no picture any more
         * @description Callers: anybody who is signed in. Answers 200 with `MeDto`.
         */
        delete: operations["removeAvatarOfAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the own account has a second factor, and how many recovery codes are left
         * @description Callers: anybody who is signed in. Answers 200 with `SecondFactorDto`.
         */
        get: operations["mineOfSecondFactor"];
        /**
         * Show the first code: from now on every sign-in asks for one. Answers the recovery codes, once
         * @description Callers: anybody who is signed in. Answers 200 with `RecoveryCodesDto`.
         */
        put: operations["enrollOfSecondFactor"];
        /**
         * A secret for an authenticator; it counts when its first code is sent
         * @description Callers: anybody who is signed in. Answers 201 with `PreparedSecondFactorDto`.
         */
        post: operations["prepareOfSecondFactor"];
        /**
         * Remove the own second factor: by the password and a code
         * @description Callers: anybody who is signed in. Answers 204 without a body.
         */
        delete: operations["removeOfSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes; the earlier ones end
         * @description Callers: anybody who is signed in. Answers 200 with `RecoveryCodesDto`.
         */
        post: operations["renewOfSecondFactor"];
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
        /**
         * Present partners
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent). Answers 200 with `PeoplePageDto`.
         */
        get: operations["partnersOfPeopleLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The posts to which the reader may invite somebody
         * @description Callers: Owner, Admin, CEO, DepartmentHead (ubClient, ubBusinessDevelopment, ubInnovations). Answers 200 with `InvitablePostsDto`.
         */
        get: operations["postsOfPeopleLists"];
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
        /**
         * Present staff
         * @description Callers: Owner, Admin, CEO, Supermanager, DepartmentHead (all but ubContent), Manager (all but ubContent). Answers 200 with `PeoplePageDto`.
         */
        get: operations["staffOfPeopleLists"];
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
        AcceptedProjectRequireLastPayDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "acceptedProjectRequireLastPay";
            payload?: components["schemas"]["NoPayloadDto"];
        };
        AcceptInvitationBody: {
            firstName?: string;
            lastName?: string;
            /** Format: password */
            password: string;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone?: string;
            /** @description From the link of the letter */
            token: string;
        };
        AcceptWorkWithFullyPayedOrderDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "acceptWorkWithFullyPayedOrder";
            payload?: components["schemas"]["NoPayloadDto"];
        };
        ActorDto: {
            /** @enum {string|null} */
            department: null | "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            role: "Admin" | "CEO" | "Client" | "DepartmentHead" | "Manager" | "Owner" | "Partner" | "Supermanager";
        };
        AnswersBody: {
            /** @example EE */
            country?: string;
            /** @example ou */
            legalForm?: string;
            options?: components["schemas"]["ChosenOptionsBody"];
            /** Format: uuid */
            service?: string;
        };
        AppointPartnerDto: {
            /** Format: uuid */
            partner: string | null;
            /**
             * @description Reward percent; the service's when absent
             * @example 22.5
             */
            percent?: number;
        };
        AssignManagerDto: {
            /** Format: uuid */
            manager: string | null;
        };
        AttachDocumentDto: {
            /** Format: uuid */
            file: string;
            /**
             * Format: uuid
             * @description The requested item that it answers
             */
            item?: string | null;
            /** @enum {string} */
            kind: "address" | "document" | "result";
            /** @example Passport, pages 1 to 3 */
            title?: string | null;
        };
        BilingualDto: {
            /** @example OÜ registration */
            en: string;
            /** @example Регистрация OÜ */
            ru: string;
        };
        BookedConsultationDto: {
            /** Format: uuid */
            _id?: string;
            /** Format: date-time */
            end: string;
            /** Format: date-time */
            slot: string;
        };
        CancelEmailChangeBody: {
            /** @description From the link of the letter */
            token: string;
        };
        CancelOrderDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "cancelOrder";
            payload: components["schemas"]["CancelPayloadDto"];
        };
        CancelPayloadDto: {
            /** @example The client changed their mind */
            reason: string;
        };
        CashPayloadDto: {
            amount: components["schemas"]["MoneyDto"];
            /** @example Receipt 17 */
            note?: string | null;
        };
        ChangeEmailBody: {
            /**
             * @description Where a second factor is enrolled
             * @example 123456
             */
            code?: string;
            /** Format: password */
            currentPassword: string;
            /** Format: email */
            email: string;
            /**
             * @description In the place of a code
             * @example 7k3mq-x0v9d
             */
            recoveryCode?: string;
        };
        ChangePasswordBody: {
            /**
             * @description Where a second factor is enrolled
             * @example 123456
             */
            code?: string;
            /** Format: password */
            currentPassword: string;
            /** Format: password */
            newPassword: string;
            /**
             * @description In the place of a code
             * @example 7k3mq-x0v9d
             */
            recoveryCode?: string;
        };
        ChangeRewardDto: {
            /** @example 25 */
            percent: number;
        };
        ChoiceBody: {
            /**
             * @description Stable; made of the English title when it is left out
             * @example consulting
             */
            code?: string;
            /** @enum {string} */
            kind: "activityArea" | "director" | "directorCompany";
            title: components["schemas"]["TitleBody"];
        };
        ChoiceDto: {
            /** Format: uuid */
            _id: string;
            /** @description No longer offered to whoever edits a service; those that use it go on */
            archived: boolean;
            /**
             * @description What options and orders name
             * @example consulting
             */
            code: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "activityArea" | "director" | "directorCompany";
            /**
             * @description How many services that are not archived use it
             * @example 4
             */
            services: number;
            title: components["schemas"]["BilingualDto"];
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description For If-Match
             * @example 3
             */
            version: number;
        };
        ChoicePageDto: {
            items: components["schemas"]["ChoiceDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        ChoicePatchBody: {
            title?: components["schemas"]["TitleBody"];
        };
        ChosenOptionsBody: {
            activityAreas?: string[];
            director?: string;
            directorCompany?: string[];
            /** @example 2 */
            employeesAmount?: number;
            /** @example 30 */
            registrationPeriod?: number;
        };
        ChosenPayoffBody: {
            /** Format: uuid */
            _id: string;
            version: number;
        };
        ClientPayedLastPaymentDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "clientPayedLastPayment";
            payload?: components["schemas"]["NoPayloadDto"];
        };
        CodeBody: {
            /**
             * @description Six digits of the authenticator
             * @example 123456
             */
            code: string;
        };
        CodedChoiceBody: {
            /**
             * @description Of a choice of this kind that is not archived, or one the service offers already
             * @example own
             */
            code: string;
            price: components["schemas"]["PriceBody"];
            /** @description The choice's own when it is left out */
            title?: components["schemas"]["TitleBody"];
        };
        CodedChoiceDto: {
            /**
             * @description What an order names
             * @example own
             */
            code: string;
            price: components["schemas"]["MoneyDto"];
            title: components["schemas"]["BilingualDto"];
        };
        CommandDto: {
            /** @enum {string} */
            code?: "alreadyAssigned" | "alreadyPaid" | "amountOutOfRange" | "balanceDue" | "configurationUnchanged" | "documentAccepted" | "documentAlreadyReviewed" | "documentUnknown" | "documentsMissing" | "forbiddenForRole" | "itemUnknown" | "nothingDue" | "nothingReopened" | "nothingRequested" | "operationNotPermittedInStatus" | "partnerMissing" | "paymentAlreadySettled" | "paymentUnknown" | "prepaymentAlreadyPaid" | "prepaymentMissing" | "refundExceedsPaid" | "refundUnknown" | "resultMissing" | "rewardUnchanged" | "stepAlreadyCompleted" | "stepNotCompleted" | "stepUnknown" | "stepsOpen";
            /**
             * @example appointPartner
             * @enum {string}
             */
            command: "acceptDocument" | "acceptWorkWithFullyPayedOrder" | "acceptedProjectRequireLastPay" | "acknowledgePartnerReward" | "appointPartner" | "assignManager" | "attachDocument" | "cancelOrder" | "changePartnerReward" | "clientPayedLastPayment" | "completeAllOrderSteps" | "completeStep" | "confirmTransfer" | "declareTransfer" | "editOrder" | "managerConfirmedLastPayment" | "managerConfirmedNotPayedOrder" | "managerConfirmedPayedOrder" | "managerFinishedProject" | "notAcceptPartnerWork" | "orderPayedAfterManagerConfirmed" | "orderPayedWithCashAfterManagerConfirmed" | "placeOrder" | "receiveDocuments" | "recordOfflinePayment" | "recordPayment" | "recordPaymentPending" | "recordRefund" | "recordRefundFailure" | "rejectDocument" | "rejectTransfer" | "removeDocument" | "reopenStep" | "requestDocuments" | "requestRefund" | "sendPayedProjectDocuments";
            permitted: boolean;
            remedy?: components["schemas"]["RemedyDto"];
        };
        CompleteAllOrderStepsDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "completeAllOrderSteps";
            payload?: components["schemas"]["NoPayloadDto"];
        };
        ConfirmEmailBody: {
            /** @description From the link of the letter */
            token: string;
        };
        ConfirmLastPaymentPayloadDto: {
            /**
             * @description Needed when rejected
             * @example The bank shows no such transfer
             */
            reason?: string;
            /** @default false */
            rejected?: boolean;
        };
        ConsultationBody: {
            /**
             * @description Id or ISO code; one that is not offered is dropped
             * @example EE
             */
            country?: string;
            /** @description The confirmation with its calendar entry goes there */
            email: string;
            /**
             * @description Of the page; Accept-Language where it is left out
             * @enum {string}
             */
            language?: "en" | "ru";
            /** @description At most 20 short texts */
            lead_fields?: {
                [key: string]: string;
            };
            /** @example Anna */
            name: string;
            orderUrl?: string;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone: string;
            /**
             * Format: uuid
             * @description One that is not offered is dropped
             */
            service?: string;
            /**
             * Format: date-time
             * @description The beginning of a free half hour
             */
            slot: string;
            slug?: string;
            /**
             * @description Of the visitor, as IANA names it
             * @example Europe/Berlin
             */
            timeZone: string;
            topic?: string;
            /** @description The page it is sent from; one of another site is dropped */
            url?: string;
            /** @description source, medium, campaign, term, content; anything else is dropped */
            utm?: {
                [key: string]: unknown;
            };
        };
        ConsultationSlotsDto: {
            /** @example 30 */
            minutes: number;
            /**
             * @description Free half hours, in UTC, ascending
             * @example [
             *       "2026-11-24T08:00:00.000Z"
             *     ]
             */
            slots: string[];
            /**
             * @description Of the office, whose days the question is about
             * @example Europe/Tallinn
             */
            timeZone: string;
        };
        CountryBody: {
            /**
             * @description ISO 3166-1 alpha-2, in either case
             * @example EE
             */
            code: string;
            /**
             * @description One of the offered
             * @enum {string}
             */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
            facts: components["schemas"]["CountryFactsBody"];
            name: components["schemas"]["TitleBody"];
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
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
            facts: components["schemas"]["CountryFactsDto"];
            /** @description The lowest price in the country's own currency */
            fromPrice?: components["schemas"]["MoneyDto"];
            /**
             * @description The shortest term in days
             * @example 5
             */
            fromTermDays?: number;
            name: components["schemas"]["BilingualDto"];
            /**
             * @description Path of the flag, or of the picture in its place
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
            /**
             * @description For If-Match
             * @example 3
             */
            version: number;
        };
        CountryFactsBody: {
            /** @description What is left for the founder to do */
            founderTasks?: components["schemas"]["TitleBody"][];
            legalForms: components["schemas"]["CountryLegalFormBody"][];
            mandatoryPayments: components["schemas"]["MandatoryPaymentBody"][];
            summary: components["schemas"]["ProseBody"];
            taxes: components["schemas"]["CountryTaxBody"][];
            terms: components["schemas"]["CountryTermsBody"];
            /** @description Whether somebody has to travel there */
            visit?: components["schemas"]["CountryVisitBody"];
        };
        CountryFactsDto: {
            /** @description What is left for the founder to do */
            founderTasks?: components["schemas"]["BilingualDto"][];
            legalForms: components["schemas"]["CountryLegalFormDto"][];
            mandatoryPayments: components["schemas"]["MandatoryPaymentDto"][];
            summary: components["schemas"]["BilingualDto"];
            taxes: components["schemas"]["CountryTaxDto"][];
            terms: components["schemas"]["CountryTermsDto"];
            /** @description Whether somebody has to travel there */
            visit?: components["schemas"]["CountryVisitDto"];
        };
        CountryLegalFormBody: {
            /** @example OÜ */
            code: string;
            note: components["schemas"]["ProseBody"];
            title: components["schemas"]["TitleBody"];
        };
        CountryLegalFormDto: {
            /** @example OÜ */
            code: string;
            note: components["schemas"]["BilingualDto"];
            title: components["schemas"]["BilingualDto"];
        };
        CountryPageDto: {
            items: components["schemas"]["CountryDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        CountryPatchBody: {
            /** @description Never changes: only the present one is taken */
            code?: string;
            /**
             * @description One of the offered
             * @enum {string}
             */
            currency?: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
            facts?: components["schemas"]["CountryFactsBody"];
            name?: components["schemas"]["TitleBody"];
        };
        CountryRefDto: {
            /** Format: uuid */
            _id: string;
            /** @example EE */
            code: string;
            name: components["schemas"]["BilingualDto"];
        };
        CountryTaxBody: {
            rate: components["schemas"]["ProseBody"];
            title: components["schemas"]["TitleBody"];
        };
        CountryTaxDto: {
            rate: components["schemas"]["BilingualDto"];
            title: components["schemas"]["BilingualDto"];
        };
        CountryTermsBody: {
            /**
             * @description Days
             * @example 3
             */
            from: number;
            note: components["schemas"]["ProseBody"];
            /**
             * @description Days, not below `from`
             * @example 10
             */
            to: number;
        };
        CountryTermsDto: {
            /**
             * @description Days
             * @example 3
             */
            from: number;
            note: components["schemas"]["BilingualDto"];
            /**
             * @description Days
             * @example 10
             */
            to: number;
        };
        CountryVisitBody: {
            /** @enum {string} */
            needed: "no" | "sometimes" | "yes";
            note: components["schemas"]["ProseBody"];
        };
        CountryVisitDto: {
            /** @enum {string} */
            needed: "no" | "sometimes" | "yes";
            note: components["schemas"]["BilingualDto"];
        };
        CurrenciesBody: {
            /** @description What a price may be given in, in the order of choice */
            offered: ("AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD")[];
        };
        CurrenciesDto: {
            /** @description What a price may be given in, in the order of choice */
            offered: ("AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD")[];
            /**
             * @description For If-Match
             * @example 3
             */
            version: number;
        };
        DeadLetterActDto: {
            /** @enum {string} */
            act: "retry" | "skip";
            /** Format: date-time */
            at: string;
            by: components["schemas"]["RepairerDto"];
            reason: string | null;
        };
        DeadLetterDto: {
            /**
             * @description Opaque
             * @example 0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d.ledger.1
             */
            _id: string;
            acts: components["schemas"]["DeadLetterActDto"][];
            /** @example 5 */
            attempts: number;
            /** @enum {string} */
            consumer: "ledger" | "notifications" | "orders.attached-files" | "orders.counts" | "orders.payments" | "orders.search" | "payoffs" | "reports";
            /**
             * @description In the reader's language
             * @example Ledger
             */
            consumerTitle: string;
            /** @example Error: the ledger does not know the order */
            error: string;
            event: components["schemas"]["DeadLetterEventDto"];
            /** Format: date-time */
            failedAt: string;
            /**
             * Format: date-time
             * @description Null: it waits for a person, or is over
             */
            nextAttemptAt: string | null;
            /** @example 1 */
            projectionVersion: number;
            /** Format: date-time */
            resolvedAt: string | null;
            /** @enum {string} */
            state: "handled" | "open" | "skipped";
            subject: components["schemas"]["DeadLetterSubjectDto"];
            /**
             * @description Events of the same stream behind it
             * @example 2
             */
            waiting: number;
        };
        DeadLetterEventDto: {
            /** Format: uuid */
            _id: string;
            /** @description As it is stored: ids, codes, figures; texts by reference only */
            data: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            recordedAt: string;
            /** @example 1 */
            schemaVersion: number;
            /** Format: uuid */
            stream: string;
            /** @example order */
            streamType: string;
            /**
             * @description In the reader's language
             * @example Payment refunded
             */
            title: string;
            /** @example PaymentRefunded */
            type: string;
            /** @example 7 */
            version: number;
        };
        DeadLetterPageDto: {
            items: components["schemas"]["DeadLetterDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        DeadLetterSubjectDto: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Empty when the stream has no number
             * @example R-000412
             */
            label: string;
            /** @example order */
            type: string;
        };
        DeclareTransferDto: {
            amount: components["schemas"]["MoneyDto"];
            /** @example Order R-000412 */
            reference?: string | null;
        };
        DigestBody: {
            hour: number;
            /** @example Europe/Berlin */
            timeZone: string;
        };
        DigestDto: {
            /** @example 8 */
            hour: number;
            /** @description Only staff are offered a mail a day */
            offered: boolean;
            /**
             * @description IANA
             * @example Europe/Berlin
             */
            timeZone: string;
        };
        EditOrderDto: {
            activityAreas?: string[];
            /** @example resident */
            director?: string;
            directorCompany?: string[];
            /** @example 2 */
            employeesAmount?: number;
            /** @example 30 */
            registrationPeriod?: number;
        };
        EmailBody: {
            /** Format: email */
            email: string;
        };
        EmployeesOptionBody: {
            /**
             * @description Not below `min`
             * @example 50
             */
            max: number;
            /** @example 1 */
            min: number;
            /** @description For each employee above min */
            price: components["schemas"]["PriceBody"];
        };
        EmployeesOptionDto: {
            /** @example 50 */
            max: number;
            /** @example 1 */
            min: number;
            /** @description For each employee above min */
            price: components["schemas"]["MoneyDto"];
        };
        EraseBody: {
            /**
             * @description A client that asks to have the word typed sends it along; another word is refused
             * @enum {string}
             */
            confirm?: "ERASE";
        };
        EraseLeadBody: {
            /** @enum {string} */
            confirm: "ERASE";
        };
        EventActorDto: {
            /**
             * Format: uuid
             * @description Null for the payment itself
             */
            _id: string | null;
            /** @enum {string|null} */
            department: null | "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
            /** @example Olga Nikitina */
            name: string | null;
            /**
             * @description A role, or payment
             * @example Manager
             * @enum {string}
             */
            role: "Admin" | "CEO" | "Client" | "DepartmentHead" | "Manager" | "Owner" | "Partner" | "Supermanager" | "payment";
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
        FinishLoginBody: {
            /** @example 123456 */
            code?: string;
            /**
             * @description In the place of a code
             * @example 7k3mq-x0v9d
             */
            recoveryCode?: string;
            /**
             * @description As at the sign-in; one true is enough
             * @default false
             */
            rememberMe?: boolean;
            /** @description As the sign-in answered it */
            ticket: string;
        };
        ImportFaultDto: {
            /** @example mustBeMoney */
            code: string;
            /**
             * @description As the heading spells it; empty where it is the row itself
             * @example price
             */
            column: string;
            /** @description In the reader's language */
            detail: string;
            /**
             * @description Of a list, which of its lines, from 1
             * @example 2
             */
            line?: number;
            /**
             * @description From 1, the heading included
             * @example 7
             */
            row: number;
        };
        InvitablePostsDto: {
            items: components["schemas"]["PostDto"][];
        };
        InvitationBody: {
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthday?: string | null;
            /** Format: uuid */
            country?: string | null;
            /**
             * @description Required for a Manager and a DepartmentHead, null for everybody else
             * @enum {string|null}
             */
            department?: null | "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
            /** Format: email */
            email: string;
            firstName?: string;
            /**
             * @description Of the letter and the pages; default: the request's language
             * @enum {string}
             */
            language?: "en" | "ru";
            lastName?: string;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone?: string | null;
            /** @enum {string} */
            role: "Admin" | "CEO" | "DepartmentHead" | "Manager" | "Owner" | "Supermanager";
        };
        InvitationDto: {
            /** @enum {string|null} */
            department: null | "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
            /** Format: email */
            email: string;
            firstName: string;
            /** @enum {string} */
            language: "en" | "ru";
            lastName: string;
            /** @enum {string} */
            role: "Admin" | "CEO" | "Client" | "DepartmentHead" | "Manager" | "Owner" | "Partner" | "Supermanager";
        };
        InvitationTokenBody: {
            /** @description From the link of the letter */
            token: string;
        };
        LeadAssigneesDto: {
            items: components["schemas"]["NamedRefDto"][];
        };
        LeadCallDto: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["NamedRefDto"] | null;
            /** Format: date-time */
            callAgainAt: string | null;
            /** @description Null where there is none, or it was erased */
            note: string | null;
            /** @enum {string} */
            outcome: "callLater" | "notReached" | "reached";
        };
        LeadClientBody: {
            email?: string;
            firstName?: string;
            lastName?: string;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone?: string;
        };
        LeadCountsDto: {
            called: number;
            lost: number;
            /** @example 4 */
            new: number;
            taken: number;
            won: number;
        };
        LeadDto: {
            /** Format: uuid */
            _id: string;
            /** @description What was chosen in the selection */
            answers: {
                [key: string]: unknown;
            } | null;
            assignee: components["schemas"]["NamedRefDto"] | null;
            /** @enum {string} */
            badge: "blue" | "green" | "orange" | "red" | "yellow";
            /** Format: date-time */
            callAgainAt: string | null;
            /** @description Oldest first */
            calls: components["schemas"]["LeadCallDto"][];
            client: components["schemas"]["NamedRefDto"] | null;
            company: string | null;
            country: components["schemas"]["CountryRefDto"] | null;
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            /** @description The personal data are gone */
            erased: boolean;
            /** @enum {string} */
            kind: "call" | "consultation" | "offer" | "steps";
            /** @enum {string} */
            language: "en" | "ru";
            leadFields: {
                [key: string]: string;
            };
            lost: components["schemas"]["LeadLossDto"] | null;
            message: string | null;
            name: string | null;
            /** @example L-000012 */
            number: string;
            operations: components["schemas"]["LeadOperationDto"][];
            order: components["schemas"]["OrderRefDto"] | null;
            orderUrl: string | null;
            phone: string | null;
            service: components["schemas"]["TitledRefDto"] | null;
            slot: components["schemas"]["LeadSlotDto"] | null;
            slug: string | null;
            /**
             * @description utm.source in plain letters; direct where there is none
             * @example google
             */
            source: string;
            /** @enum {string} */
            state: "called" | "lost" | "new" | "taken" | "won";
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description The page it was sent from
             * @example /en/service/ee
             */
            url: string | null;
            utm: components["schemas"]["LeadUtmDto"];
            /** @example 3 */
            version: number;
        };
        LeadEventDto: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            at: string;
            /** @description Null: the visitor */
            by: components["schemas"]["NamedRefDto"] | null;
            /** @example Not reached */
            detail: string | null;
            /** @example Call */
            title: string;
            /**
             * @example LeadTaken
             * @enum {string}
             */
            type: "LeadCallRecorded" | "LeadErased" | "LeadLost" | "LeadReassigned" | "LeadRegistered" | "LeadReopened" | "LeadTaken" | "LeadWon";
            /** @example 2 */
            version: number;
        };
        LeadHistoryDto: {
            /** @description Oldest first */
            items: components["schemas"]["LeadEventDto"][];
        };
        LeadLossDto: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["NamedRefDto"] | null;
            note: string | null;
            /** @enum {string} */
            reason: "choseAnother" | "duplicate" | "noAnswer" | "notInterested" | "other" | "spam" | "tooExpensive" | "wrongContact";
        };
        LeadOperationBody: {
            /** @enum {string} */
            operation: "lose" | "reassign" | "recordCall" | "reopen" | "take" | "win";
            payload?: components["schemas"]["LeadOperationPayload"];
        };
        LeadOperationDto: {
            /** @enum {string} */
            code?: "forbiddenForRole" | "leadAssigneeUnfit" | "leadErased" | "leadHasOrder" | "leadNotInState" | "leadOfAnother" | "leadTimePast" | "leadUnchanged";
            /** @description Why not, in the reader's language */
            detail?: string;
            /** @enum {string} */
            operation: "erase" | "lose" | "order" | "reassign" | "recordCall" | "reopen" | "take" | "win";
            permitted: boolean;
            /** @description What would make it possible */
            remedy?: components["schemas"]["LeadRemedyDto"];
        };
        LeadOperationPayload: {
            /**
             * Format: uuid
             * @description Of reassign
             */
            assignee?: string;
            /**
             * Format: date-time
             * @description Of recordCall: when to call again; needed for callLater and only there
             */
            at?: string;
            /** @description Of recordCall and lose */
            note?: string;
            /**
             * Format: uuid
             * @description Of win: an order of the client that came of it
             */
            order?: string;
            /**
             * @description Of recordCall
             * @enum {string}
             */
            outcome?: "callLater" | "notReached" | "reached";
            /**
             * @description Of lose
             * @enum {string}
             */
            reason?: "choseAnother" | "duplicate" | "noAnswer" | "notInterested" | "other" | "spam" | "tooExpensive" | "wrongContact";
        };
        LeadOrderBody: {
            client?: components["schemas"]["LeadClientBody"];
            /** @description As POST /orders takes it, without the client */
            order: {
                [key: string]: unknown;
            } & components["schemas"]["PlaceOrderDto"];
        };
        LeadOrderDto: {
            lead: components["schemas"]["LeadDto"];
            order: components["schemas"]["OrderRefDto"];
        };
        LeadPageDto: {
            /** @description Under all other filters of the list */
            counts: components["schemas"]["LeadCountsDto"];
            items: components["schemas"]["LeadDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        LeadRemedyDto: {
            /** @enum {string} */
            key: "askForLead" | "bringLeadTo" | "cancelItsOrder" | "chooseColleague" | "chooseLaterTime";
            /** @description In the reader's language */
            text: string;
        };
        LeadSlotDto: {
            /** Format: date-time */
            end: string;
            /** @description False: the hour was given back */
            held: boolean;
            /** Format: date-time */
            start: string;
            /**
             * @description Of the visitor
             * @example Europe/Berlin
             */
            timeZone: string | null;
        };
        LeadSourceDto: {
            /** @example 12 */
            count: number;
            /** @example google */
            source: string;
        };
        LeadSourcesDto: {
            /** @description The most first */
            items: components["schemas"]["LeadSourceDto"][];
        };
        LeadUtmDto: {
            campaign?: string;
            content?: string;
            medium?: string;
            /** @example google */
            source?: string;
            term?: string;
        };
        LeftLeadDto: {
            /** Format: uuid */
            _id?: string;
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
        LoginTicketDto: {
            /**
             * @description Seconds
             * @example 300
             */
            expiresIn: number;
            /** @description For POST auth/login/second-factor */
            ticket: string;
        };
        MachineDto: {
            facts: {
                [key: string]: unknown;
            };
            /**
             * @example {
             *       "progress": "newOrder",
             *       "reward": "agreed"
             *     }
             */
            value: Record<string, never>;
            /** @example 1 */
            version: number;
        };
        ManagerConfirmedLastPaymentDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "managerConfirmedLastPayment";
            payload?: components["schemas"]["ConfirmLastPaymentPayloadDto"];
        };
        ManagerConfirmedNotPayedOrderDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "managerConfirmedNotPayedOrder";
            payload?: components["schemas"]["NoPayloadDto"];
        };
        ManagerConfirmedPayedOrderDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "managerConfirmedPayedOrder";
            payload?: components["schemas"]["NoPayloadDto"];
        };
        ManagerFinishedProjectDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "managerFinishedProject";
            payload?: components["schemas"]["NoPayloadDto"];
        };
        MandatoryPaymentBody: {
            amount: components["schemas"]["PriceBody"];
            /** @enum {string} */
            period: "once" | "yearly";
            title: components["schemas"]["TitleBody"];
        };
        MandatoryPaymentDto: {
            amount: components["schemas"]["MoneyDto"];
            /** @enum {string} */
            period: "once" | "yearly";
            title: components["schemas"]["BilingualDto"];
        };
        MeasureDto: {
            /** @enum {string} */
            currency?: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
            /**
             * @description Figures of money are told per currency
             * @example received.EUR
             */
            key: string;
            /**
             * @description Durations are seconds
             * @enum {string}
             */
            kind: "count" | "duration" | "money" | "percent";
            /**
             * @description In the reader's language
             * @example Received
             */
            title: string;
        };
        MeDto: {
            /** Format: uuid */
            _id: string;
            /** @description Who acts, as the machines take it */
            actor: components["schemas"]["ActorDto"];
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthday: string | null;
            country: components["schemas"]["CountryRefDto"] | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Set for a Manager or DepartmentHead
             * @example ubClient
             * @enum {string|null}
             */
            department: null | "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
            /** Format: email */
            email: string;
            /** @description The mailbox answered */
            emailConfirmed: boolean;
            /** @example Анна */
            firstName: string;
            /** @enum {string} */
            language: "en" | "ru";
            /** @example Соколова */
            lastName: string;
            /** @description They signed in with a password that was mailed: one of their own is asked for (PUT auth/password) */
            mustChangePassword: boolean;
            /** @description A second factor is a duty and there is none yet: every other call answers 403 secondFactorRequired */
            mustEnrollSecondFactor: boolean;
            partnerCompanyName: string | null;
            /** @example +7 916 000-00-00 */
            phone: string | null;
            /**
             * @example Manager
             * @enum {string}
             */
            role: "Admin" | "CEO" | "Client" | "DepartmentHead" | "Manager" | "Owner" | "Partner" | "Supermanager";
            /** @description A second factor is asked for at the sign-in */
            secondFactor: boolean;
            /**
             * @description Null: as the device
             * @enum {string|null}
             */
            theme: "dark" | "light" | null;
            userAvatarUrl: string | null;
        };
        MessageBody: {
            /** @description Plain text; an empty line parts paragraphs */
            body: string;
            /** @enum {string} */
            language: "en" | "ru";
            /** Format: uuid */
            order: string;
            subject: string;
            /** @enum {string} */
            template: "documentsReminder" | "freeMessage" | "paymentReminder" | "statusUpdate";
        };
        MessageDto: {
            /** Format: uuid */
            _id: string;
            /** @example 1 */
            attempts: number;
            /** @description Empty when the recipient was erased */
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            language: "en" | "ru";
            order: components["schemas"]["OrderRefDto"];
            /** @description Why it waits, bounced or failed; the mail server's words in the first two cases. For staff only */
            reason: string | null;
            sentBy: components["schemas"]["NamedRefDto"];
            /**
             * @description bounced: the mail server refused it for good; failed: given up, or there is nobody to send it to
             * @enum {string}
             */
            state: "bounced" | "failed" | "sent" | "waiting";
            /** Format: date-time */
            stateAt: string;
            /** @description Empty when the recipient was erased */
            subject: string;
            /** @enum {string} */
            template: "documentsReminder" | "freeMessage" | "paymentReminder" | "statusUpdate";
            to: components["schemas"]["NamedRefDto"];
        };
        MessagePageDto: {
            items: components["schemas"]["MessageDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        MessageTemplateDto: {
            body: components["schemas"]["BilingualDto"];
            /** @enum {string} */
            key: "documentsReminder" | "freeMessage" | "paymentReminder" | "statusUpdate";
            subject: components["schemas"]["BilingualDto"];
            /**
             * @description In the reader's language
             * @example Reminder of documents
             */
            title: string;
        };
        MessengerLinkDto: {
            /** @enum {string} */
            kind: "max" | "telegram" | "viber" | "whatsapp";
            /**
             * @description https only
             * @example https://wa.me/3725550100
             */
            url: string;
        };
        MoneyDto: {
            /**
             * @description Decimal with exactly the currency's digits
             * @example 125.00
             */
            amount: string;
            /**
             * @description ISO 4217
             * @example EUR
             * @enum {string}
             */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
        };
        NamedRefDto: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Empty when it is of a person who was erased
             * @example Anna Sokolova
             */
            name: string;
        };
        NewPartnerBody: {
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthday?: string | null;
            /** Format: uuid */
            country?: string | null;
            /** Format: email */
            email: string;
            firstName: string;
            /**
             * @description Of the letter and the pages; default: the request's language
             * @enum {string}
             */
            language?: "en" | "ru";
            lastName?: string;
            partnerCompanyName: string;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone?: string | null;
        };
        NoPayloadDto: Record<string, never>;
        NotAcceptPartnerWorkDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "notAcceptPartnerWork";
            payload: components["schemas"]["NotAcceptPayloadDto"];
        };
        NotAcceptPayloadDto: {
            /** @example The registry entry shows the old address */
            reason: string;
            stepIds: string[];
        };
        NoteBody: {
            text: string;
        };
        NoteDto: {
            /** Format: uuid */
            _id: string;
            author: components["schemas"]["NamedRefDto"];
            /** Format: date-time */
            createdAt: string;
            /** @description Written by the reader, who may delete it */
            mine: boolean;
            text: string;
        };
        NotesPageDto: {
            items: components["schemas"]["NoteDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        NotificationDto: {
            /** Format: uuid */
            _id: string;
            /** @description Null: the payment, or the system itself */
            actor: components["schemas"]["NamedRefDto"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "actionNeeded" | "consultationBooked" | "deadLetter" | "documentsReviewed" | "leadAssigned" | "leadReceived" | "mailBounced" | "managerAssigned" | "orderCancelled" | "orderMoved" | "orderPlaced" | "partnerAppointed" | "paymentReceived" | "payoffMoved" | "refundMade" | "rewardChanged" | "transferDeclared" | "unexpectedMoney";
            /** Format: date-time */
            readAt: string | null;
            subject: components["schemas"]["NotificationSubjectDto"];
            /** @example Order R-000412, OÜ registration, is confirmed. Work begins when the prepayment arrives. */
            text: string;
            /**
             * @description In the reader's language
             * @example Pay €540.00
             */
            title: string;
        };
        NotificationPageDto: {
            items: components["schemas"]["NotificationDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
            /**
             * @description Counting stops at 1,000
             * @example 3
             */
            unread: number;
        };
        NotificationSubjectDto: {
            /** @description What it leads to: of an order or a payoff a uuid, of a dead letter its opaque id */
            _id: string;
            /** @example R-000412 */
            label: string;
            /** @enum {string} */
            type: "deadLetter" | "lead" | "order" | "payoff";
        };
        OfferFormBody: {
            company?: string;
            /**
             * @description Id or ISO code; one that is not offered is dropped
             * @example EE
             */
            country?: string;
            email: string;
            /**
             * @description Of the page; Accept-Language where it is left out
             * @enum {string}
             */
            language?: "en" | "ru";
            /** @description At most 20 short texts */
            lead_fields?: {
                [key: string]: string;
            };
            message?: string;
            /** @example Anna */
            name: string;
            orderUrl?: string;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone?: string;
            /**
             * Format: uuid
             * @description One that is not offered is dropped
             */
            service?: string;
            slug?: string;
            /** @description The page it is sent from; one of another site is dropped */
            url?: string;
            /** @description source, medium, campaign, term, content; anything else is dropped */
            utm?: {
                [key: string]: unknown;
            };
        };
        OpenSessionDto: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            browser: "chrome" | "edge" | "firefox" | "opera" | "other" | "safari" | "yandex";
            /** @description The one this request comes from */
            current: boolean;
            /**
             * Format: date-time
             * @description When it last asked for a new access token
             */
            lastUsedAt: string;
            /** @description It outlives the browser */
            remember: boolean;
            /** Format: date-time */
            startedAt: string;
            /** @enum {string} */
            system: "android" | "ios" | "linux" | "macos" | "other" | "windows";
        };
        OpenSessionsDto: {
            items: components["schemas"]["OpenSessionDto"][];
        };
        OperationDto: {
            /** @enum {string} */
            code?: "alreadyAssigned" | "alreadyPaid" | "amountOutOfRange" | "balanceDue" | "configurationUnchanged" | "documentAccepted" | "documentAlreadyReviewed" | "documentUnknown" | "documentsMissing" | "forbiddenForRole" | "itemUnknown" | "nothingDue" | "nothingReopened" | "nothingRequested" | "operationNotPermittedInStatus" | "partnerMissing" | "paymentAlreadySettled" | "paymentUnknown" | "prepaymentAlreadyPaid" | "prepaymentMissing" | "refundExceedsPaid" | "refundUnknown" | "resultMissing" | "rewardUnchanged" | "stepAlreadyCompleted" | "stepNotCompleted" | "stepUnknown" | "stepsOpen";
            /** @enum {string} */
            operation: "acceptWorkWithFullyPayedOrder" | "acceptedProjectRequireLastPay" | "cancelOrder" | "clientPayedLastPayment" | "completeAllOrderSteps" | "managerConfirmedLastPayment" | "managerConfirmedNotPayedOrder" | "managerConfirmedPayedOrder" | "managerFinishedProject" | "notAcceptPartnerWork" | "orderPayedAfterManagerConfirmed" | "orderPayedWithCashAfterManagerConfirmed" | "receiveDocuments" | "requestDocuments" | "sendPayedProjectDocuments";
            permitted: boolean;
            remedy?: components["schemas"]["RemedyDto"];
            /** @description Only of managerConfirmedLastPayment */
            variants?: components["schemas"]["VariantsDto"];
        };
        OrderBehindDto: {
            /** Format: uuid */
            _id: string;
            /** @description Its part of the figure; null where the figure is no amount */
            amount: components["schemas"]["SignedMoneyDto"] | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            badge: "blue" | "green" | "orange" | "red" | "yellow";
            client: components["schemas"]["NamedRefDto"];
            /** @description How often it counts in the figure: several payments may be of one order; null where the figure is no count */
            count: number | null;
            country: components["schemas"]["NamedRefDto"];
            /** @example R-000412 */
            number: string;
            service: components["schemas"]["NamedRefDto"];
            /** @example newOrder */
            status: string;
            /** @example Awaiting confirmation */
            statusLabel: string;
        };
        OrderDocumentDto: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            attachedAt: string;
            attachedBy: components["schemas"]["PersonRefDto"];
            file: components["schemas"]["OrderFileDto"];
            /** Format: uuid */
            item: string | null;
            /** @enum {string} */
            kind: "address" | "document" | "result";
            reason: string | null;
            /** @enum {string} */
            review: "accepted" | "none" | "rejected";
            title: string | null;
        };
        OrderDto: {
            /** Format: uuid */
            _id: string;
            activityAreas: string[];
            /** @enum {string} */
            badge: "blue" | "green" | "orange" | "red" | "yellow";
            balance?: components["schemas"]["MoneyDto"];
            client: components["schemas"]["PersonRefDto"];
            /** @description The commands that are not operations, judged for the reader */
            commands: components["schemas"]["CommandDto"][];
            conceded?: components["schemas"]["MoneyDto"];
            country: components["schemas"]["CountryRefDto"];
            /** Format: date-time */
            createdAt: string;
            /**
             * @example EUR
             * @enum {string}
             */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
            /** @example resident */
            director: string;
            directorCompany: string[];
            /** @description Of results a client gets none before they are sent */
            documents: components["schemas"]["OrderDocumentDto"][];
            /** @example 1 */
            employeesAmount: number;
            /** @description What the operations are judged by: the machine of the same version says which of them its reader may do */
            machine: components["schemas"]["MachineDto"];
            manager: components["schemas"]["PersonRefDto"] | null;
            /** @example R-000412 */
            number: string;
            /** @description All fifteen, judged for the reader */
            operations: components["schemas"]["OperationDto"][];
            overpaid?: components["schemas"]["MoneyDto"];
            paid?: components["schemas"]["MoneyDto"];
            partner: components["schemas"]["PersonRefDto"] | null;
            /**
             * @description In force; not for clients
             * @example 22
             */
            partnerRewardPercent?: number;
            /** @description Not for partners */
            payments?: components["schemas"]["PaymentDto"][];
            /** @description Waiting for the partner; not for clients */
            pendingPartnerRewardPercent?: number | null;
            /** @description Money members are not for partners */
            prepayment?: components["schemas"]["MoneyDto"];
            /** @example 30 */
            prepaymentPercent?: number;
            price: components["schemas"]["MoneyDto"];
            refundable?: components["schemas"]["MoneyDto"];
            refunded?: components["schemas"]["MoneyDto"];
            /** @example 30 */
            registrationPeriod: number;
            requestedItems: components["schemas"]["RequestedItemDto"][];
            /** @description Prefills requestDocuments */
            requiredDocuments: components["schemas"]["RequiredDocumentDto"][];
            service: components["schemas"]["ServiceRefDto"];
            /** @example ON */
            shortCode: string | null;
            /** @enum {string} */
            status: "allStepsCompleted" | "documentsReceived" | "documentsRequested" | "documentsSentAfterLastPayment" | "lastPaymentConfirmed" | "lastPaymentPayed" | "lastPaymentRequired" | "newOrder" | "orderCancelled" | "orderConfirmedAndPayed" | "orderConfirmedNotPayed" | "projectFinished" | "projectWithFullyPayedOrderAccepted";
            statuses: ("allStepsCompleted" | "documentsReceived" | "documentsRequested" | "documentsSentAfterLastPayment" | "lastPaymentConfirmed" | "lastPaymentPayed" | "lastPaymentRequired" | "newOrder" | "orderCancelled" | "orderConfirmedAndPayed" | "orderConfirmedNotPayed" | "partnerRewardPercentChanged" | "projectFinished" | "projectWithFullyPayedOrderAccepted")[];
            /**
             * Format: date-time
             * @description When the status last changed
             */
            statusSince: string;
            /** @description Groups by key, visible steps */
            steps: {
                [key: string]: components["schemas"]["StepGroupDto"];
            };
            /**
             * @description Days the service takes
             * @example 14
             */
            termDays: number;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description Also the ETag
             * @example 7
             */
            version: number;
        };
        OrderEventDto: {
            /** Format: uuid */
            _id: string;
            actor: components["schemas"]["EventActorDto"];
            /** Format: date-time */
            at: string;
            /**
             * @example {
             *       "from": "newOrder",
             *       "to": "orderConfirmedNotPayed"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /** @description Names of the people in its data by id */
            names: {
                [key: string]: string;
            };
            /** @example 1 */
            schemaVersion: number;
            /** @description Bodies of its texts by id; empty when erased */
            texts: {
                [key: string]: string;
            };
            /** @example OrderConfirmedUnpaid */
            type: string;
            /** @example 7 */
            version: number;
        };
        OrderFileDto: {
            /** Format: uuid */
            _id: string;
            /** @example passport.pdf */
            name: string;
            /** @description Lower-case hex */
            sha256: string;
            /**
             * @description Bytes
             * @example 184320
             */
            size: number;
            /** @example application/pdf */
            type: string;
        };
        OrderHistoryDto: {
            items: components["schemas"]["OrderEventDto"][];
            /** @description For staff only */
            refused?: components["schemas"]["RefusedAttemptDto"][];
        };
        OrderListItemDto: {
            /** Format: uuid */
            _id: string;
            activityAreas: string[];
            /** @enum {string} */
            badge: "blue" | "green" | "orange" | "red" | "yellow";
            balance?: components["schemas"]["MoneyDto"];
            client: components["schemas"]["PersonRefDto"];
            conceded?: components["schemas"]["MoneyDto"];
            country: components["schemas"]["CountryRefDto"];
            /** Format: date-time */
            createdAt: string;
            /**
             * @example EUR
             * @enum {string}
             */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
            /** @example resident */
            director: string;
            directorCompany: string[];
            /** @example 1 */
            employeesAmount: number;
            /** @description What the operations are judged by: the machine of the same version says which of them its reader may do */
            machine: components["schemas"]["MachineDto"];
            manager: components["schemas"]["PersonRefDto"] | null;
            /** @example R-000412 */
            number: string;
            /** @description All fifteen, judged for the reader; in a list with include=operations alone */
            operations?: components["schemas"]["OperationDto"][];
            overpaid?: components["schemas"]["MoneyDto"];
            paid?: components["schemas"]["MoneyDto"];
            partner: components["schemas"]["PersonRefDto"] | null;
            /**
             * @description In force; not for clients
             * @example 22
             */
            partnerRewardPercent?: number;
            /** @description Waiting for the partner; not for clients */
            pendingPartnerRewardPercent?: number | null;
            /** @description Money members are not for partners */
            prepayment?: components["schemas"]["MoneyDto"];
            /** @example 30 */
            prepaymentPercent?: number;
            price: components["schemas"]["MoneyDto"];
            refundable?: components["schemas"]["MoneyDto"];
            refunded?: components["schemas"]["MoneyDto"];
            /** @example 30 */
            registrationPeriod: number;
            service: components["schemas"]["ServiceRefDto"];
            /** @example ON */
            shortCode: string | null;
            /** @enum {string} */
            status: "allStepsCompleted" | "documentsReceived" | "documentsRequested" | "documentsSentAfterLastPayment" | "lastPaymentConfirmed" | "lastPaymentPayed" | "lastPaymentRequired" | "newOrder" | "orderCancelled" | "orderConfirmedAndPayed" | "orderConfirmedNotPayed" | "projectFinished" | "projectWithFullyPayedOrderAccepted";
            statuses: ("allStepsCompleted" | "documentsReceived" | "documentsRequested" | "documentsSentAfterLastPayment" | "lastPaymentConfirmed" | "lastPaymentPayed" | "lastPaymentRequired" | "newOrder" | "orderCancelled" | "orderConfirmedAndPayed" | "orderConfirmedNotPayed" | "partnerRewardPercentChanged" | "projectFinished" | "projectWithFullyPayedOrderAccepted")[];
            /**
             * Format: date-time
             * @description When the status last changed
             */
            statusSince: string;
            /**
             * @description Days the service takes
             * @example 14
             */
            termDays: number;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description Also the ETag
             * @example 7
             */
            version: number;
        };
        OrderPageDto: {
            items: components["schemas"]["OrderListItemDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        OrderPayedAfterManagerConfirmedDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "orderPayedAfterManagerConfirmed";
            payload?: components["schemas"]["NoPayloadDto"];
        };
        OrderPayedWithCashAfterManagerConfirmedDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "orderPayedWithCashAfterManagerConfirmed";
            payload: components["schemas"]["CashPayloadDto"];
        };
        OrderRefDto: {
            /** Format: uuid */
            _id: string;
            /** @example R-000412 */
            number: string;
        };
        OrdersBehindDto: {
            items: components["schemas"]["OrderBehindDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        OrderStatusDto: {
            /** @enum {string} */
            badge: "blue" | "green" | "orange" | "red" | "yellow";
            /**
             * @description The reader's orders in it; may trail the list by a moment
             * @example 6
             */
            count: number;
            label: components["schemas"]["BilingualDto"];
            /** @example ON */
            shortCode: string | null;
            /** @enum {string} */
            status: "allStepsCompleted" | "documentsReceived" | "documentsRequested" | "documentsSentAfterLastPayment" | "lastPaymentConfirmed" | "lastPaymentPayed" | "lastPaymentRequired" | "newOrder" | "orderCancelled" | "orderConfirmedAndPayed" | "orderConfirmedNotPayed" | "partnerRewardPercentChanged" | "projectFinished" | "projectWithFullyPayedOrderAccepted";
        };
        OrderStatusesDto: {
            items: components["schemas"]["OrderStatusDto"][];
        };
        PaymentDto: {
            /** Format: uuid */
            _id: string;
            amount: components["schemas"]["MoneyDto"];
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            method: "cash" | "provider" | "transfer";
            recordedBy: components["schemas"]["PersonRefDto"] | null;
            reference: string | null;
            /** @description Of this payment */
            refundable: components["schemas"]["MoneyDto"];
            refunds: components["schemas"]["RefundDto"][];
            /** @enum {string} */
            stage: "postpayment" | "prepayment";
            /** @enum {string} */
            state: "captured" | "confirmed" | "declared" | "pending" | "refunded" | "rejected";
        };
        PaymentHistoryItemDto: {
            /** Format: uuid */
            _id: string;
            amount: components["schemas"]["MoneyDto"];
            /**
             * Format: date-time
             * @description When it was paid, or announced
             */
            at: string;
            client: components["schemas"]["PersonRefDto"];
            /** @enum {string} */
            method: "cash" | "provider" | "transfer";
            order: components["schemas"]["OrderRefDto"];
            refunded: components["schemas"]["MoneyDto"];
            /** Format: date-time */
            refundedAt: string | null;
            /** @enum {string} */
            stage: "postpayment" | "prepayment";
            /** @enum {string} */
            state: "captured" | "confirmed" | "declared" | "pending" | "refunded" | "rejected";
        };
        PaymentHistoryPageDto: {
            items: components["schemas"]["PaymentHistoryItemDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        PayoffActDto: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["NamedRefDto"];
        };
        PayoffArithmeticDto: {
            /** @description kept x percent, rounded half up */
            after: components["schemas"]["SignedMoneyDto"];
            before: components["schemas"]["SignedMoneyDto"];
            /** @description What of it counts: never more than the price */
            kept: components["schemas"]["SignedMoneyDto"];
            /** @description Received less refunded */
            paid: components["schemas"]["SignedMoneyDto"];
            /** @example 20 */
            percent: number;
            price: components["schemas"]["SignedMoneyDto"];
        };
        PayoffBulkResultDto: {
            /** Format: uuid */
            _id: string;
            accepted: boolean;
            code?: string;
            detail?: string;
        };
        PayoffDto: {
            /** Format: uuid */
            _id: string;
            /** @description Earned at first */
            accrued: components["schemas"]["SignedMoneyDto"];
            /** @description Earned, net of corrections */
            amount: components["schemas"]["SignedMoneyDto"];
            approved: components["schemas"]["PayoffActDto"] | null;
            /** @enum {string} */
            badge: "blue" | "green" | "orange" | "red" | "yellow";
            /** @description Taken back after refunds; zero or negative */
            corrected: components["schemas"]["SignedMoneyDto"];
            /** @description Negative: to be recovered from other payments to the partner */
            due: components["schemas"]["SignedMoneyDto"];
            /** Format: date-time */
            finishedAt: string;
            /**
             * Format: date-time
             * @description While it is held
             */
            heldUntil: string | null;
            kept: components["schemas"]["SignedMoneyDto"];
            lines: components["schemas"]["PayoffLineDto"][];
            operations: components["schemas"]["PayoffOperationDto"][];
            order: components["schemas"]["OrderRefDto"];
            paid: components["schemas"]["PayoffActDto"] | null;
            paidOut: components["schemas"]["SignedMoneyDto"];
            partner: components["schemas"]["NamedRefDto"];
            /** @example 20 */
            percent: number;
            price: components["schemas"]["SignedMoneyDto"];
            /** @description Approved and paid by the same person, because nobody else could */
            soleApprover: boolean;
            /** @enum {string} */
            state: "accrued" | "approved" | "held" | "paid" | "payable" | "reversed";
            version: number;
        };
        PayoffLineDto: {
            amount: components["schemas"]["SignedMoneyDto"];
            arithmetic: components["schemas"]["PayoffArithmeticDto"] | null;
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description The order's event it follows from; null of a payment
             */
            event: string | null;
            /** @enum {string} */
            kind: "accrual" | "correction" | "payment";
            reference: string | null;
        };
        PayoffOperationBody: {
            /** @enum {string} */
            operation: "approve" | "pay" | "withdrawApproval";
            payload?: components["schemas"]["PayoffPayloadBody"];
        };
        PayoffOperationDto: {
            /** @enum {string} */
            code?: "forbiddenForRole" | "payoffFourEyes" | "payoffNotInState" | "payoffNothingDue" | "payoffOwnReward" | "payoffStillHeld" | "payoffUnchanged";
            /** @description Why not, in the reader's language */
            detail?: string;
            /** @enum {string} */
            operation: "approve" | "pay" | "withdrawApproval";
            permitted: boolean;
        };
        PayoffOrderDto: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            finishedAt: string;
            /** @description min(price, paid): what of the price was kept */
            kept: components["schemas"]["MoneyDto"];
            /** @example R-000412 */
            number: string;
            partner: components["schemas"]["PersonRefDto"];
            /** @example 22 */
            percent: number;
            price: components["schemas"]["MoneyDto"];
            /** @description kept x percent, rounded half up */
            reward: components["schemas"]["MoneyDto"];
        };
        PayoffOrdersDto: {
            items: components["schemas"]["PayoffOrderDto"][];
            /** @description One per currency, never summed across them */
            totals: components["schemas"]["MoneyDto"][];
        };
        PayoffPageDto: {
            items: components["schemas"]["PayoffDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
            /** @description Of the whole selection, one per currency */
            totals: components["schemas"]["PayoffTotalDto"][];
        };
        PayoffPayloadBody: {
            /**
             * @description The number of the bank document; needed to pay
             * @example PO-2026/114
             */
            reference?: string;
        };
        PayoffsBulkBody: {
            /** @description Says what would happen and does nothing */
            dryRun?: boolean;
            /** @enum {string} */
            operation: "approve" | "pay" | "withdrawApproval";
            payoffs: components["schemas"]["ChosenPayoffBody"][];
            /** @example PO-2026/114 */
            reference?: string;
        };
        PayoffsBulkDto: {
            results: components["schemas"]["PayoffBulkResultDto"][];
            /** @description What is due of the accepted ones, per partner and currency */
            totals: components["schemas"]["PayoffSumDto"][];
        };
        PayoffSumDto: {
            partner: components["schemas"]["NamedRefDto"];
            sum: components["schemas"]["SignedMoneyDto"];
        };
        PayoffSummaryDto: {
            /** @description Earned and not yet paid out */
            due: components["schemas"]["SignedMoneyDto"][];
            /** @description Earned, net of corrections */
            earned: components["schemas"]["SignedMoneyDto"][];
            paidOut: components["schemas"]["SignedMoneyDto"][];
        };
        PayoffTotalDto: {
            /**
             * @description Earned amounts by state
             * @example {
             *       "payable": "120.00"
             *     }
             */
            byState: {
                [key: string]: string;
            };
            /** @enum {string} */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
            due: components["schemas"]["SignedMoneyDto"];
        };
        PeoplePageDto: {
            items: components["schemas"]["PersonDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        PeriodChoiceBody: {
            price: components["schemas"]["PriceBody"];
            title: components["schemas"]["TitleBody"];
            /**
             * @description Days
             * @example 10
             */
            value: number;
        };
        PeriodChoiceDto: {
            price: components["schemas"]["MoneyDto"];
            title: components["schemas"]["BilingualDto"];
            /**
             * @description What an order names: days
             * @example 10
             */
            value: number;
        };
        PeriodDto: {
            /**
             * Format: date
             * @example 2026-01-01
             */
            from: string;
            /**
             * Format: date
             * @description Belongs to the period
             * @example 2026-01-31
             */
            to: string;
        };
        PersonBody: {
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthday?: string | null;
            /** Format: uuid */
            country?: string | null;
            /** @description True ends every sign-in at once; false gives the account back */
            deactivated?: boolean;
            /** @enum {string|null} */
            department?: null | "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
            /**
             * Format: email
             * @description Counts when the new mailbox confirms it; at once for somebody who is only invited
             */
            email?: string;
            firstName?: string;
            lastName?: string;
            /** @description Of partners only */
            partnerCompanyName?: string | null;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone?: string | null;
            /**
             * @description Among staff only
             * @enum {string}
             */
            role?: "Admin" | "CEO" | "Client" | "DepartmentHead" | "Manager" | "Owner" | "Partner" | "Supermanager";
        };
        PersonDto: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Orders as client, partner or manager
             * @example 3
             */
            amountOfDeals?: number;
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthday?: string | null;
            country?: components["schemas"]["CountryRefDto"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string|null} */
            department: null | "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
            /**
             * Format: email
             * @description Empty once erased
             */
            email?: string;
            emailConfirmed?: boolean;
            /** @example Анна */
            firstName: string;
            /** @enum {string} */
            language?: "en" | "ru";
            /** @example Соколова */
            lastName: string;
            may?: components["schemas"]["PersonRightsDto"];
            partnerCompanyName: string | null;
            phone?: string | null;
            /** @enum {string} */
            role: "Admin" | "CEO" | "Client" | "DepartmentHead" | "Manager" | "Owner" | "Partner" | "Supermanager";
            /** @enum {string} */
            status?: "active" | "deactivated" | "erased" | "invited";
            /** Format: date-time */
            updatedAt?: string;
            /** @example /api/v1/users/0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d/avatar */
            userAvatarUrl: string | null;
            /**
             * @description As the ETag says it
             * @example 1
             */
            version?: number;
        };
        PersonEventDto: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            at: string;
            /** @description Null: the product itself */
            by: components["schemas"]["NamedRefDto"] | null;
            /**
             * @description Empty where the title says it all
             * @example Manager, customer service → Head of department, customer service
             */
            detail: string;
            /**
             * @description In the reader's language
             * @example Role changed
             */
            title: string;
            /** @example RoleChanged */
            type: string;
        };
        PersonEventsPageDto: {
            items: components["schemas"]["PersonEventDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        PersonRefDto: {
            /** Format: uuid */
            _id: string;
            /** @description Company of a partner */
            company?: string | null;
            /** @description For staff only */
            email?: string;
            /** @description For staff only: the mailbox answered */
            emailConfirmed?: boolean;
            /**
             * @description Empty when the person was erased
             * @example Anna Sokolova
             */
            name: string;
            /** @description For staff only */
            phone?: string | null;
        };
        PersonRightsDto: {
            /** @description Roles they may be given; empty where the role is not to be changed */
            changeRole: components["schemas"]["PostDto"][];
            deactivate: boolean;
            edit: boolean;
            erase: boolean;
            /** @description Read and write the notes about them */
            readNotes: boolean;
            resetSecondFactor: boolean;
        };
        PersonSummaryDto: {
            /** @example 9 */
            finishedOrders: number;
            /**
             * @description Neither finished nor cancelled
             * @example 2
             */
            openOrders: number;
            /** @example 12 */
            orders: number;
            /** @description Still to be paid; null as above */
            outstanding: components["schemas"]["SignedMoneyDto"][] | null;
            /** @description Received less refunded; null unless it is a client, and for readers who do not see payments */
            paid: components["schemas"]["SignedMoneyDto"][] | null;
            /** @description Null unless it is a partner, and for readers who do not see payoffs */
            reward: components["schemas"]["PayoffSummaryDto"] | null;
        };
        PlaceOrderDto: {
            /**
             * @example [
             *       "it"
             *     ]
             */
            activityAreas: string[];
            /**
             * Format: uuid
             * @description Needed from staff; of a client only their own id
             */
            client?: string;
            /**
             * Format: uuid
             * @description The service's country
             */
            country: string;
            /**
             * @description A code of the offered directors
             * @example resident
             */
            director: string;
            /** @example [] */
            directorCompany: string[];
            /**
             * @description Within the service's range
             * @example 1
             */
            employeesAmount: number;
            /**
             * @description A value of one of the offered periods
             * @example 30
             */
            registrationPeriod: number;
            /** Format: uuid */
            service: string;
            /** @enum {string} */
            status?: "NEW_ORDER" | "newOrder";
            /** @description Ignored: the service's steps count */
            steps?: Record<string, never>;
        };
        PostDto: {
            /** @description With which departments; none for a role without one */
            departments: ("ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices")[];
            /** @enum {string} */
            role: "Admin" | "CEO" | "Client" | "DepartmentHead" | "Manager" | "Owner" | "Partner" | "Supermanager";
        };
        PreferenceBody: {
            inApp: boolean;
            /** @enum {string} */
            kind: "actionNeeded" | "consultationBooked" | "deadLetter" | "documentsReviewed" | "leadAssigned" | "leadReceived" | "mailBounced" | "managerAssigned" | "orderCancelled" | "orderMoved" | "orderPlaced" | "partnerAppointed" | "paymentReceived" | "payoffMoved" | "refundMade" | "rewardChanged" | "transferDeclared" | "unexpectedMoney";
            /** @enum {string} */
            mail: "digest" | "immediately" | "off";
        };
        PreferenceDto: {
            /** @description What comes under it, and why a channel is locked */
            description: string;
            inApp: boolean;
            /** @enum {string} */
            kind: "actionNeeded" | "consultationBooked" | "deadLetter" | "documentsReviewed" | "leadAssigned" | "leadReceived" | "mailBounced" | "managerAssigned" | "orderCancelled" | "orderMoved" | "orderPlaced" | "partnerAppointed" | "paymentReceived" | "payoffMoved" | "refundMade" | "rewardChanged" | "transferDeclared" | "unexpectedMoney";
            /** @description Channels that cannot be changed */
            locked: ("inApp" | "mail")[];
            /** @enum {string} */
            mail: "digest" | "immediately" | "off";
            /**
             * @description In the reader's language
             * @example Something for you to do
             */
            title: string;
        };
        PreferencesBody: {
            digest?: components["schemas"]["DigestBody"];
            kinds: components["schemas"]["PreferenceBody"][];
        };
        PreferencesDto: {
            digest: components["schemas"]["DigestDto"];
            kinds: components["schemas"]["PreferenceDto"][];
        };
        PreparedSecondFactorDto: {
            /** @description The address as a picture: data:image/svg+xml;base64,... */
            qr: string;
            /**
             * @description For typing into an authenticator: base32
             * @example GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ
             */
            secret: string;
            /** @description otpauth://totp/... */
            uri: string;
        };
        PrepareSecondFactorBody: {
            /** Format: password */
            currentPassword: string;
        };
        PriceBody: {
            /**
             * @description Decimal with exactly the currency's digits, not below 0
             * @example 890.00
             */
            amount: string;
            /**
             * @description ISO 4217
             * @example EUR
             * @enum {string}
             */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
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
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthday?: string | null;
            /**
             * Format: uuid
             * @description Of the catalogue: GET countries/all
             */
            country?: string | null;
            firstName?: string;
            /** @enum {string} */
            language?: "en" | "ru";
            lastName?: string;
            /** @description Partners only */
            partnerCompanyName?: string | null;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone?: string | null;
            /**
             * @description Null: as the device
             * @enum {string|null}
             */
            theme?: "dark" | "light" | null;
        };
        ProofBody: {
            /**
             * @description Where a second factor is enrolled
             * @example 123456
             */
            code?: string;
            /** Format: password */
            currentPassword: string;
            /**
             * @description In the place of a code
             * @example 7k3mq-x0v9d
             */
            recoveryCode?: string;
        };
        ProseBody: {
            /** @example A company with one founder, run from anywhere. */
            en: string;
            /** @example Компания с одним учредителем и удалённым управлением. */
            ru: string;
        };
        QuoteBody: {
            /**
             * @example [
             *       "it"
             *     ]
             */
            activityAreas?: string[];
            /**
             * @description A code of the offered directors
             * @example own
             */
            director?: string;
            /** @example [] */
            directorCompany?: string[];
            /** @example 1 */
            employeesAmount?: number;
            /**
             * @description A value of one of the offered periods
             * @example 10
             */
            registrationPeriod?: number;
        };
        QuoteDto: {
            /** @description The rest, when the work is done */
            later: components["schemas"]["MoneyDto"];
            /** @description Their sum is the price */
            lines: components["schemas"]["QuoteLineDto"][];
            /** @description Paid to the state or a third party, not part of the price */
            mandatoryPayments: components["schemas"]["MandatoryPaymentDto"][];
            /** @description The prepayment */
            now: components["schemas"]["MoneyDto"];
            /**
             * @description Percent, at most two decimals
             * @example 30
             */
            prepaymentPercent: number;
            price: components["schemas"]["MoneyDto"];
            term: components["schemas"]["ServiceTermDto"];
            /** @description Of the mandatory payments those of every year, by currency */
            yearly?: components["schemas"]["MoneyDto"][];
        };
        QuoteLineDto: {
            amount: components["schemas"]["MoneyDto"];
            /** @enum {string} */
            code: "activityArea" | "base" | "director" | "directorCompany" | "employees" | "period";
            /**
             * @description The chosen value or code; of employees, how many above the minimum
             * @example own
             */
            ref?: string;
            title: components["schemas"]["BilingualDto"];
        };
        ReadModelDto: {
            /**
             * @description Positions of the log; null where a broker feeds it
             * @example 0
             */
            behind: number | null;
            /** @example orders.counts */
            name: string;
            /**
             * @description Streams that wait
             * @example 0
             */
            parked: number;
            /**
             * @description Null: nothing was fed to it yet
             * @example 1
             */
            projectionVersion: number | null;
            rebuild: components["schemas"]["RebuildDto"] | null;
            /**
             * @description Of all its tables together; roughly where they are many
             * @example 3120
             */
            rows: number;
            /** @description False: a rebuild only verifies it */
            swaps: boolean;
            /**
             * @description In the reader's language
             * @example Counts of orders
             */
            title: string;
        };
        ReadUpToBody: {
            /**
             * Format: uuid
             * @description The newest notification that was seen; all of them when it is left out
             */
            upTo?: string;
        };
        ReasonBody: {
            /** @example The payment was booked by hand */
            reason: string;
        };
        RebuildDto: {
            /** Format: uuid */
            _id: string;
            /** @description Null: from the command line */
            by: components["schemas"]["RepairerDto"] | null;
            /** @description Sentences in the reader's language, at most some twenty a table */
            differences: string[];
            /** Format: date-time */
            endedAt: string | null;
            error: string | null;
            /**
             * @description Positions of the log passed
             * @example 12000
             */
            handled: number;
            reason: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /**
             * @description equal: verified only; different: stands beside until somebody decides
             * @enum {string}
             */
            state: "different" | "equal" | "failed" | "running" | "swapped" | "waiting";
            /** @description Who decided that it takes the place of the live one although it differs */
            takenBy: components["schemas"]["RepairerDto"] | null;
            /**
             * @description The last position of the log
             * @example 40000
             */
            total: number;
        };
        ReceiveDocumentsDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "receiveDocuments";
            payload?: components["schemas"]["ReceiveDocumentsPayloadDto"];
        };
        ReceiveDocumentsPayloadDto: {
            itemIds?: string[];
        };
        RecordPaymentDto: {
            amount: components["schemas"]["MoneyDto"];
            /** @enum {string} */
            kind: "cash" | "transfer";
            note?: string | null;
        };
        RecoveryCodesDto: {
            /**
             * @description Ten, each good once; they are never shown again
             * @example [
             *       "7k3mq-x0v9d"
             *     ]
             */
            recoveryCodes: string[];
        };
        RefundDto: {
            /** Format: uuid */
            _id: string;
            amount: components["schemas"]["MoneyDto"];
            /** Format: date-time */
            at: string;
            reason: string | null;
            /** @enum {string} */
            state: "failed" | "refunded" | "requested";
        };
        RefusedAttemptDto: {
            /** Format: uuid */
            _id: string;
            actor: components["schemas"]["EventActorDto"];
            /** Format: date-time */
            at: string;
            /** @example operationNotPermittedInStatus */
            code: string;
            /** @example requestDocuments */
            command: string;
            remedy: components["schemas"]["RemedyDto"] | null;
            /** @description Version of the order that it met */
            version: number;
        };
        RemedyDto: {
            amount?: components["schemas"]["MoneyDto"];
            amountMax?: components["schemas"]["MoneyDto"];
            /** @example 2 */
            count?: number;
            /**
             * @description Key of the text
             * @example payPrepayment
             */
            key: string;
            roles?: ("attacher" | "client" | "moneyStaff" | "partner" | "payment" | "refundStaff" | "staff")[];
            statuses?: ("allStepsCompleted" | "documentsReceived" | "documentsRequested" | "documentsSentAfterLastPayment" | "lastPaymentConfirmed" | "lastPaymentPayed" | "lastPaymentRequired" | "newOrder" | "orderCancelled" | "orderConfirmedAndPayed" | "orderConfirmedNotPayed" | "projectFinished" | "projectWithFullyPayedOrderAccepted")[];
            /**
             * @description In the reader's language
             * @example EUR 540.00 more is needed
             */
            text: string;
        };
        RemovedDto: {
            /** @description True: something uses it, so it is archived; false: it is gone */
            archived: boolean;
        };
        RepairerDto: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Empty when the person was erased
             * @example Olga Nikitina
             */
            name: string;
        };
        ReplayCertificateDto: {
            /** Format: date-time */
            checkedAt: string;
            /** @example 20 */
            commands: number;
            /** @example 18 */
            events: number;
            faults: components["schemas"]["ReplayFaultDto"][];
            /**
             * @description SHA-256 (hex) over the folded row
             * @example 9f3c41d0a71e
             */
            fingerprint: string;
            matches: boolean;
        };
        ReplayFaultDto: {
            detail: string;
            /** @enum {string} */
            kind: "decision" | "failed" | "row" | "versions";
            version: number;
        };
        ReportDto: {
            /** @description What is counted and when, for people */
            about: string;
            /**
             * Format: date-time
             * @description The last movement of an order or of money that is in it
             */
            asOf: string | null;
            /** Format: date */
            from: string;
            /** @enum {string} */
            groupBy: "country" | "day" | "department" | "manager" | "method" | "month" | "partner" | "service" | "stage" | "status" | "week";
            /** @description How else it can be grouped */
            groupings: ("country" | "day" | "department" | "manager" | "method" | "month" | "partner" | "service" | "stage" | "status" | "week")[];
            measures: components["schemas"]["MeasureDto"][];
            previous: components["schemas"]["PeriodDto"] | null;
            /** @enum {string} */
            report: "departments" | "funnel" | "orders" | "payments" | "revenue";
            rows: components["schemas"]["ReportRowDto"][];
            /** @example Europe/Berlin */
            timeZone: string;
            /** @example Revenue */
            title: string;
            /** Format: date */
            to: string;
            totals: components["schemas"]["ReportValuesDto"];
        };
        ReportRowDto: {
            /**
             * @description The first day of an interval, a status, an id, or none
             * @example 2026-01-01
             */
            key: string;
            /** @example Estonia */
            label: string;
            /**
             * @description The same of the period before; null when it was not asked for
             * @example {
             *       "placed": 12,
             *       "received.EUR": "5400.00"
             *     }
             */
            previous: {
                [key: string]: (number | string) | null;
            } | null;
            /**
             * @description By the key of the measure; amounts are decimals as texts
             * @example {
             *       "placed": 12,
             *       "received.EUR": "5400.00"
             *     }
             */
            values: {
                [key: string]: (number | string) | null;
            };
        };
        ReportValuesDto: {
            /**
             * @description The same of the period before; null when it was not asked for
             * @example {
             *       "placed": 12,
             *       "received.EUR": "5400.00"
             *     }
             */
            previous: {
                [key: string]: (number | string) | null;
            } | null;
            /**
             * @description By the key of the measure; amounts are decimals as texts
             * @example {
             *       "placed": 12,
             *       "received.EUR": "5400.00"
             *     }
             */
            values: {
                [key: string]: (number | string) | null;
            };
        };
        RequestCallBody: {
            /**
             * @description Id or ISO code; one that is not offered is dropped
             * @example EE
             */
            country?: string;
            /**
             * @description Of the page; Accept-Language where it is left out
             * @enum {string}
             */
            language?: "en" | "ru";
            /** @description At most 20 short texts */
            lead_fields?: {
                [key: string]: string;
            };
            /** @example Anna */
            name: string;
            orderUrl?: string;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone: string;
            /**
             * Format: uuid
             * @description One that is not offered is dropped
             */
            service?: string;
            slug?: string;
            /** @description The page it is sent from; one of another site is dropped */
            url?: string;
            /** @description source, medium, campaign, term, content; anything else is dropped */
            utm?: {
                [key: string]: unknown;
            };
        };
        RequestDocumentsDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "requestDocuments";
            payload?: components["schemas"]["RequestDocumentsPayloadDto"];
        };
        RequestDocumentsPayloadDto: {
            again?: string[];
            items?: components["schemas"]["RequestedItemPayloadDto"][];
            withdraw?: string[];
        };
        RequestedItemDto: {
            /** Format: uuid */
            _id: string;
            /**
             * Format: date-time
             * @description Files from before then no longer count
             */
            askedAt: string;
            documents: components["schemas"]["OrderDocumentDto"][];
            /** @enum {string} */
            kind: "address" | "document";
            note: string | null;
            receivedOnPaper: boolean;
            title: string;
            withdrawn: boolean;
        };
        RequestedItemPayloadDto: {
            /**
             * @example document
             * @enum {string}
             */
            kind: "address" | "document";
            /** @example Every page in colour */
            note?: string | null;
            /** @example Passport of the director */
            title: string;
        };
        RequestRefundDto: {
            amount: components["schemas"]["MoneyDto"];
            /**
             * @description The word, typed by a person
             * @enum {string}
             */
            confirmation: "REFUND";
            /** Format: uuid */
            payment: string;
            /** @example The registry refused the name */
            reason: string;
        };
        RequiredDocumentDto: {
            /** @enum {string} */
            kind: "address" | "document";
            note: components["schemas"]["BilingualDto"] | null;
            title: components["schemas"]["BilingualDto"];
        };
        ResetPasswordBody: {
            /** Format: password */
            password: string;
            /** @description From the link of the letter */
            token: string;
        };
        ReviewDocumentDto: {
            /** @enum {string} */
            decision: "accept" | "reject";
            /**
             * @description Needed when rejected
             * @example The photograph is not readable
             */
            reason?: string;
        };
        SecondFactorAskedDto: {
            secondFactor: components["schemas"]["LoginTicketDto"];
        };
        SecondFactorDto: {
            /** @description It is asked for at every sign-in */
            enrolled: boolean;
            /**
             * @description Recovery codes that were not used yet
             * @example 10
             */
            recoveryCodesLeft: number;
            /** @description Everybody of the staff must have one */
            required: boolean;
        };
        SecuritySettingsDto: {
            /** @description Staff without a second factor can do nothing but enroll one */
            enforceSecondFactor: boolean;
        };
        SendPayedProjectDocumentsDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            operation: "sendPayedProjectDocuments";
            payload?: components["schemas"]["NoPayloadDto"];
        };
        ServiceBody: {
            /**
             * Format: uuid
             * @description Of a country that is not archived
             */
            country: string;
            description: components["schemas"]["ProseBody"];
            legalForm: components["schemas"]["TitleBody"];
            mandatoryPayments: components["schemas"]["MandatoryPaymentBody"][];
            options: components["schemas"]["ServiceOptionsBody"];
            /**
             * @description Percent, at most two decimals
             * @example 20
             */
            partnerReward: number;
            /**
             * @description Percent, at most two decimals
             * @example 30
             */
            prepaymentPercent: number;
            /** @description Its currency is that of all options */
            price: components["schemas"]["PriceBody"];
            requiredDocuments: components["schemas"]["ServiceDocumentBody"][];
            /** @description Groups by key, in their order; at most 20 groups and 50 steps */
            steps: {
                [key: string]: components["schemas"]["ServiceStepGroupBody"];
            };
            term: components["schemas"]["ServiceTermBody"];
            title: components["schemas"]["TitleBody"];
            /**
             * Format: uuid
             * @description Of a type that is not archived
             */
            type: string;
        };
        ServiceDocumentBody: {
            /** @enum {string} */
            kind: "address" | "document";
            note?: components["schemas"]["ProseBody"] | null;
            title: components["schemas"]["TitleBody"];
        };
        ServiceDocumentDto: {
            /** @enum {string} */
            kind: "address" | "document";
            note: components["schemas"]["BilingualDto"] | null;
            title: components["schemas"]["BilingualDto"];
        };
        ServiceDto: {
            /** Format: uuid */
            _id: string;
            /** @description Cannot be ordered; only for those who may read the services section */
            archived?: boolean;
            country: components["schemas"]["CountryRefDto"];
            /** Format: date-time */
            createdAt: string;
            description: components["schemas"]["BilingualDto"];
            legalForm: components["schemas"]["BilingualDto"];
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
            price: components["schemas"]["MoneyDto"];
            requiredDocuments: components["schemas"]["ServiceDocumentDto"][];
            /**
             * @description Last part of the address of its page; unique in its country, never changed
             * @example ou-registration-in-estonia
             */
            slug: string;
            steps: {
                [key: string]: components["schemas"]["ServiceStepGroupDto"];
            };
            term: components["schemas"]["ServiceTermDto"];
            title: components["schemas"]["BilingualDto"];
            type: components["schemas"]["TitledRefDto"];
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description For If-Match; only for those who may read the services section
             * @example 3
             */
            version?: number;
        };
        ServiceImportDto: {
            /** @description The first 200 by row; with any of them nothing is imported */
            errors: components["schemas"]["ImportFaultDto"][];
            /** @description False: nothing was done, because of an error or because it was a dry run */
            imported: boolean;
            /**
             * @description Rows that are not empty, the heading not counted
             * @example 40
             */
            rows: number;
            /** @example 3 */
            toChange: number;
            /** @example 2 */
            toCreate: number;
            /** @example 35 */
            unchanged: number;
        };
        ServiceOptionsBody: {
            activityAreas: components["schemas"]["CodedChoiceBody"][];
            director: components["schemas"]["CodedChoiceBody"][];
            directorCompany: components["schemas"]["CodedChoiceBody"][];
            employeesAmount: components["schemas"]["EmployeesOptionBody"];
            registrationPeriod: components["schemas"]["PeriodChoiceBody"][];
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
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        ServicePatchBody: {
            /**
             * Format: uuid
             * @description Of a country that is not archived
             */
            country?: string;
            description?: components["schemas"]["ProseBody"];
            legalForm?: components["schemas"]["TitleBody"];
            mandatoryPayments?: components["schemas"]["MandatoryPaymentBody"][];
            options?: components["schemas"]["ServiceOptionsBody"];
            /**
             * @description Percent, at most two decimals
             * @example 20
             */
            partnerReward?: number;
            /**
             * @description Percent, at most two decimals
             * @example 30
             */
            prepaymentPercent?: number;
            /** @description Its currency is that of all options */
            price?: components["schemas"]["PriceBody"];
            requiredDocuments?: components["schemas"]["ServiceDocumentBody"][];
            /** @description Groups by key, in their order; at most 20 groups and 50 steps */
            steps?: {
                [key: string]: components["schemas"]["ServiceStepGroupBody"];
            };
            term?: components["schemas"]["ServiceTermBody"];
            title?: components["schemas"]["TitleBody"];
            /**
             * Format: uuid
             * @description Of a type that is not archived
             */
            type?: string;
        };
        ServiceRefDto: {
            /** Format: uuid */
            _id: string;
            /** @description As it was at placing */
            name: components["schemas"]["BilingualDto"];
        };
        ServiceStepBody: {
            /**
             * Format: uuid
             * @description Of a step the service has; a new step has none
             */
            _id?: string;
            isVisible: boolean;
            title: components["schemas"]["TitleBody"];
        };
        ServiceStepDto: {
            /** Format: uuid */
            _id: string;
            /** @description Always true for the public */
            isVisible: boolean;
            title: components["schemas"]["BilingualDto"];
        };
        ServiceStepGroupBody: {
            steps: components["schemas"]["ServiceStepBody"][];
            title: components["schemas"]["TitleBody"];
        };
        ServiceStepGroupDto: {
            steps: components["schemas"]["ServiceStepDto"][];
            title: components["schemas"]["BilingualDto"];
        };
        ServiceTermBody: {
            /** @example 10 */
            days: number;
        };
        ServiceTermDto: {
            /** @example 10 */
            days: number;
        };
        ServiceTypeBody: {
            /**
             * @description Stable; made of the English title when it is left out
             * @example companyRegistration
             */
            key?: string;
            /** @description No other type has it, in either language */
            title: components["schemas"]["TitleBody"];
        };
        ServiceTypeItemDto: {
            /** Format: uuid */
            _id: string;
            /** @description No longer offered to whoever edits a service; those that use it go on */
            archived: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Stable
             * @example companyRegistration
             */
            key: string;
            /**
             * @description How many services that are not archived use it
             * @example 4
             */
            services: number;
            title: components["schemas"]["BilingualDto"];
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description For If-Match
             * @example 3
             */
            version: number;
        };
        ServiceTypePageDto: {
            items: components["schemas"]["ServiceTypeItemDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 12 */
            total: number;
            /** @description False where counting stopped at 10,000 */
            totalIsExact: boolean;
        };
        ServiceTypePatchBody: {
            title?: components["schemas"]["TitleBody"];
        };
        SessionDto: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Set for a Manager or DepartmentHead
             * @example ubClient
             * @enum {string|null}
             */
            department: null | "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
            /** Format: email */
            email: string;
            /** @description The mailbox answered */
            emailConfirmed: boolean;
            /** @example Анна */
            firstName: string;
            /** @enum {string} */
            language: "en" | "ru";
            /** @example Соколова */
            lastName: string;
            /** @description They signed in with a password that was mailed: one of their own is asked for (PUT auth/password) */
            mustChangePassword: boolean;
            /** @description A second factor is a duty and there is none yet: every other call answers 403 secondFactorRequired */
            mustEnrollSecondFactor: boolean;
            partnerCompanyName: string | null;
            /** @example +7 916 000-00-00 */
            phone: string | null;
            /**
             * @example Manager
             * @enum {string}
             */
            role: "Admin" | "CEO" | "Client" | "DepartmentHead" | "Manager" | "Owner" | "Partner" | "Supermanager";
            /** @description A second factor is asked for at the sign-in */
            secondFactor: boolean;
            /**
             * @description Null: as the device
             * @enum {string|null}
             */
            theme: "dark" | "light" | null;
            token: components["schemas"]["TokenDto"];
            userAvatarUrl: string | null;
        };
        SettleTransferDto: {
            /** @description What arrived; needed when confirmed */
            amount?: components["schemas"]["MoneyDto"];
            /** @enum {string} */
            decision: "confirm" | "reject";
            /** @description Needed when rejected */
            reason?: string;
        };
        SignedMoneyDto: {
            /**
             * @description Decimal with exactly the currency's digits
             * @example -125.00
             */
            amount: string;
            /**
             * @description ISO 4217
             * @example EUR
             * @enum {string}
             */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
        };
        SignUpBody: {
            /** Format: email */
            email: string;
            /** @example Anna */
            firstName: string;
            /**
             * @description Default: the request's language
             * @enum {string}
             */
            language?: "en" | "ru";
            lastName?: string;
            /** Format: password */
            password: string;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone: string;
            /** @description Ignored: whoever signs up is a Client */
            role?: Record<string, never>;
        };
        SimpleSignUpBody: {
            /** Format: email */
            email: string;
            /** @example Anna */
            firstName: string;
            /**
             * @description Default: the request's language
             * @enum {string}
             */
            language?: "en" | "ru";
            /** @description Ignored: one is made */
            password?: Record<string, never>;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone: string;
            /** @description Ignored: whoever signs up is a Client */
            role?: Record<string, never>;
        };
        SiteCompanyDto: {
            address: components["schemas"]["ProseBody"];
            name: components["schemas"]["ProseBody"];
            /** @example 12345678 */
            registryCode: string;
        };
        SiteSettingsBody: {
            company?: components["schemas"]["SiteCompanyDto"];
            /**
             * Format: email
             * @description Empty: there is none
             * @example hello@registra.example
             */
            email?: string;
            /** @description Each kind at most once */
            messengers?: components["schemas"]["MessengerLinkDto"][];
            /** @description Stands wherever prices do, such as that they are samples */
            notice?: components["schemas"]["ProseBody"] | null;
            /**
             * @description As people read it; empty: there is none
             * @example +372 600 1234
             */
            phone?: string;
            /** @description Each kind at most once */
            social?: components["schemas"]["SocialLinkDto"][];
            workingHours?: components["schemas"]["WorkingHoursDto"];
        };
        SiteSettingsDto: {
            company: components["schemas"]["SiteCompanyDto"];
            /**
             * Format: email
             * @description Empty: there is none
             * @example hello@registra.example
             */
            email: string;
            /** @description Each kind at most once */
            messengers: components["schemas"]["MessengerLinkDto"][];
            /** @description Stands wherever prices do, such as that they are samples */
            notice: components["schemas"]["ProseBody"] | null;
            /**
             * @description As people read it; empty: there is none
             * @example +372 600 1234
             */
            phone: string;
            /** @description Each kind at most once */
            social: components["schemas"]["SocialLinkDto"][];
            /**
             * @description For If-Match; only for those who may read the settings section
             * @example 3
             */
            version?: number;
            workingHours: components["schemas"]["WorkingHoursDto"];
        };
        SocialLinkDto: {
            /** @enum {string} */
            kind: "facebook" | "instagram" | "linkedin" | "telegram" | "vk" | "whatsapp" | "x" | "youtube";
            /**
             * @description https only
             * @example https://t.me/registra
             */
            url: string;
        };
        StatementAccountDto: {
            accrued: components["schemas"]["SignedMoneyDto"];
            /** @description Owed at the end */
            closing: components["schemas"]["SignedMoneyDto"];
            corrected: components["schemas"]["SignedMoneyDto"];
            /** @enum {string} */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
            lines: components["schemas"]["StatementLineDto"][];
            /** @description Owed to the partner at the beginning */
            opening: components["schemas"]["SignedMoneyDto"];
            paid: components["schemas"]["SignedMoneyDto"];
        };
        StatementDto: {
            accounts: components["schemas"]["StatementAccountDto"][];
            /** Format: date */
            from: string;
            partner: components["schemas"]["NamedRefDto"];
            /** Format: date */
            to: string;
        };
        StatementLineDto: {
            amount: components["schemas"]["SignedMoneyDto"];
            /**
             * @description How it was reckoned
             * @example 1,260.00 x 20 %
             */
            arithmetic: string | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "accrual" | "correction" | "payment";
            order: components["schemas"]["OrderRefDto"];
            /** @example Reward for the finished order */
            title: string;
        };
        StepDto: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            completedAt: string | null;
            title: components["schemas"]["BilingualDto"];
        };
        StepGroupDto: {
            steps: components["schemas"]["StepDto"][];
            title: components["schemas"]["BilingualDto"];
        };
        StepsFormBody: {
            /** @description What was chosen in the selection, as far as the visitor came */
            answers: components["schemas"]["AnswersBody"];
            /**
             * @description Id or ISO code; one that is not offered is dropped
             * @example EE
             */
            country?: string;
            email?: string;
            /**
             * @description Of the page; Accept-Language where it is left out
             * @enum {string}
             */
            language?: "en" | "ru";
            /** @description At most 20 short texts */
            lead_fields?: {
                [key: string]: string;
            };
            message?: string;
            /** @example Anna */
            name: string;
            orderUrl?: string;
            /**
             * @description Any spelling with the country code; kept as E.164, at least 11 and at most 17 characters. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere
             * @example +79160000000
             */
            phone: string;
            /**
             * Format: uuid
             * @description One that is not offered is dropped
             */
            service?: string;
            slug?: string;
            /** @description The page it is sent from; one of another site is dropped */
            url?: string;
            /** @description source, medium, campaign, term, content; anything else is dropped */
            utm?: {
                [key: string]: unknown;
            };
        };
        TitleBody: {
            /** @example Estonia */
            en: string;
            /** @example Эстония */
            ru: string;
        };
        TitledRefDto: {
            /** Format: uuid */
            _id: string;
            title: components["schemas"]["BilingualDto"];
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
        UnreadDto: {
            /**
             * @description Counting stops at 1,000
             * @example 3
             */
            unread: number;
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
        VariantDto: {
            /** @enum {string} */
            code?: "alreadyAssigned" | "alreadyPaid" | "amountOutOfRange" | "balanceDue" | "configurationUnchanged" | "documentAccepted" | "documentAlreadyReviewed" | "documentUnknown" | "documentsMissing" | "forbiddenForRole" | "itemUnknown" | "nothingDue" | "nothingReopened" | "nothingRequested" | "operationNotPermittedInStatus" | "partnerMissing" | "paymentAlreadySettled" | "paymentUnknown" | "prepaymentAlreadyPaid" | "prepaymentMissing" | "refundExceedsPaid" | "refundUnknown" | "resultMissing" | "rewardUnchanged" | "stepAlreadyCompleted" | "stepNotCompleted" | "stepUnknown" | "stepsOpen";
            permitted: boolean;
            remedy?: components["schemas"]["RemedyDto"];
        };
        VariantsDto: {
            confirm: components["schemas"]["VariantDto"];
            reject: components["schemas"]["VariantDto"];
        };
        WorkingHoursDto: {
            /**
             * @description 1 is Monday
             * @example [
             *       1,
             *       2,
             *       3,
             *       4,
             *       5
             *     ]
             */
            days: number[];
            /** @example 09:00 */
            from: string;
            /**
             * @description IANA name
             * @example Europe/Tallinn
             */
            timeZone: string;
            /**
             * @description After `from`
             * @example 19:00
             */
            to: string;
        };
    };
    responses: {
        /** @description accessDenied */
        AccessDenied: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description accessDenied, forbiddenForRole */
        AccessDeniedOrForbiddenForRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Answer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        Answer2: {
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
        /** @description bodyTooLarge */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        BookedConsultationCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookedConsultationDto"];
            };
        };
        ChoiceAnswer: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChoiceDto"];
            };
        };
        /** @description conflict */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        CountryAnswer: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CountryDto"];
            };
        };
        CountryPageAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CountryPageDto"];
            };
        };
        DeadLetterAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeadLetterDto"];
            };
        };
        /** @description deadLetterClosed */
        DeadLetterClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description emailInUse */
        EmailInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description fileTooLarge */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description forbiddenForRole */
        ForbiddenForRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description foreignOrigin */
        ForeignOrigin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description incompleteBody */
        IncompleteBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description internalError */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description invalidPhotoFormat, unsupportedMediaType */
        InvalidPhotoFormatOrUnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        LeftLeadCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeftLeadDto"];
            };
        };
        /** @description linkOver */
        LinkOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        MeAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MeDto"];
            };
        };
        MessageCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageDto"];
            };
        };
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Carried out; the body was left out, as Prefer asked */
        NoContent2: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Carried out; the body was left out, as Prefer asked */
        NoContent3: {
            headers: {
                ETag: components["headers"]["ETag2"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Outcome-Version": components["headers"]["OutcomeVersion"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description noSecondFactor */
        NoSecondFactor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description notFound */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
        OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        OrderAnswer: {
            headers: {
                ETag: components["headers"]["ETag2"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Outcome-Version": components["headers"]["OutcomeVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderDto"];
            };
        };
        OrderCreated: {
            headers: {
                ETag: components["headers"]["ETag2"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                "Outcome-Version": components["headers"]["OutcomeVersion"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderDto"];
            };
        };
        /** @description The range asked for */
        PartialContent: {
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
        PeoplePageAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PeoplePageDto"];
            };
        };
        PersonCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PersonDto"];
            };
        };
        /** @description phoneAlreadySent, tooManyForms */
        PhoneAlreadySentOrTooManyForms: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description phoneAlreadySent, tooManyForms, tooManyLetters */
        PhoneAlreadySentOrTooManyFormsOrTooManyLetters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        PreferencesAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PreferencesDto"];
            };
        };
        ReadModelAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReadModelDto"];
            };
        };
        RecoveryCodesAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecoveryCodesDto"];
            };
        };
        RemovedAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RemovedDto"];
            };
        };
        /** @description secondFactorEnrolled */
        SecondFactorEnrolled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        SecuritySettingsAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecuritySettingsDto"];
            };
        };
        ServiceAnswer: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceDto"];
            };
        };
        ServiceCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceDto"];
            };
        };
        /** @description serviceTypeExists */
        ServiceTypeExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        ServiceTypeItemAnswer: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceTypeItemDto"];
            };
        };
        SessionAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionDto"];
            };
        };
        /** @description slotTaken */
        SlotTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description staleVersion */
        StaleVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description tokenMissing, tokenExpired, tokenInvalid */
        TokenMissingOrTokenExpiredOrTokenInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description tooManyAttempts */
        TooManyAttempts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description tooManyLetters */
        TooManyLetters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description tooManyRequests */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description tooManySignUps */
        TooManySignUps: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description unreadable */
        Unreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing of the range exists */
        Unreadable2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        UnreadAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnreadDto"];
            };
        };
        /** @description unsupportedMediaType */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description validationFailed */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description validationFailed, idempotencyKeyReused */
        ValidationFailedOrIdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid */
        ValidationFailedOrIdempotencyKeyReusedOrIdempotencyKeyInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description validationFailed, idempotencyKeyReused, ifMatchInvalid */
        ValidationFailedOrIdempotencyKeyReusedOrIfMatchInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
        ValidationFailedOrIdempotencyKeyReusedOrOther422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description validationFailed, narrowSearch */
        ValidationFailedOrNarrowSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        compare: "none" | "previous";
        documentId: string;
        /** @description true or false */
        filterArchived: string;
        /** @description one or more ids, comma-separated */
        filterAssignee: string;
        /** @description true or false */
        filterCallAgain: string;
        /** @description one or more ids, comma-separated */
        filterClient: string;
        /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
        filterCode: string;
        /** @description one or more ids, comma-separated */
        filterCountry: string;
        /** @description One or more, comma-separated */
        filterCountry2: string;
        /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
        filterCountryCode: string;
        /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
        filterCreatedAt: string;
        /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
        filterCurrency: string;
        /** @description One or more, comma-separated */
        filterCurrency2: string;
        /** @description one or more, comma-separated, of: call, steps, offer, consultation */
        filterKind: string;
        /** @description one or more ids, comma-separated */
        filterManager: string;
        /** @description One or more, comma-separated */
        filterManager2: string;
        /** @description one or more ids, comma-separated */
        filterOrder: string;
        /** @description one or more ids, comma-separated */
        filterPartner: string;
        /** @description One or more, comma-separated */
        filterPartner2: string;
        /** @description one or more ids, comma-separated */
        filterService: string;
        /** @description One or more, comma-separated */
        filterService2: string;
        /** @description one or more, comma-separated, of lower-case letters, digits, dots, hyphens and underscores */
        filterSource: string;
        /** @description one or more, comma-separated, of: new, taken, called, won, lost */
        filterState: string;
        /** @description one or more, comma-separated, of: invited, active, deactivated, erased */
        filterStatus: string;
        /** @description one or more, comma-separated, of: newOrder, orderConfirmedNotPayed, orderConfirmedAndPayed, documentsRequested, documentsReceived, allStepsCompleted, projectWithFullyPayedOrderAccepted, lastPaymentRequired, lastPaymentPayed, lastPaymentConfirmed, documentsSentAfterLastPayment, projectFinished, orderCancelled, partnerRewardPercentChanged, NEW_ORDER */
        filterStatus2: string;
        /** @description One or more, comma-separated */
        filterStatus3: string;
        /** @description one or more ids, comma-separated */
        filterType: string;
        /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
        filterUpdatedAt: string;
        format: "csv" | "xlsx";
        from: string;
        /** @description Each report offers some of them, the first by default */
        groupBy: "country" | "day" | "department" | "manager" | "method" | "month" | "partner" | "service" | "stage" | "status" | "week";
        id: string;
        /** @description 1 to 128 visible characters */
        IdempotencyKey: string;
        /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
        IdempotencyKey2: string;
        /** @description Bound to address and body; only the status is answered again */
        IdempotencyKey3: string;
        /** @description 1 to 128 visible characters; a repetition has no second effect */
        IdempotencyKey4: string;
        /** @description The version last seen, as the ETag says it: "7" */
        IfMatch: string;
        /** @description The version that was read: "7" */
        IfMatch2: string;
        name: string;
        orderId: string;
        page: number;
        /** @description Needed from staff; of a partner only their own id */
        partner: unknown;
        per_page: number;
        /** @description return=minimal leaves the body of the answer out (RFC 7240) */
        Prefer: string;
        report: "departments" | "funnel" | "orders" | "payments" | "revenue";
        /** @description From 3 characters */
        search: string;
        /** @description Minus is descending */
        sort: "-createdAt" | "-lastName" | "createdAt" | "lastName";
        /** @description Minus is descending */
        sort2: "-createdAt" | "createdAt";
        /** @description Minus is descending */
        sort3: "-createdAt" | "-name" | "createdAt" | "name";
        /** @description Minus is descending */
        sort4: "-createdAt" | "-price" | "-term" | "-title" | "createdAt" | "price" | "term" | "title";
        /** @description Minus is descending */
        sort5: "-createdAt" | "-title" | "createdAt" | "title";
        /** @description Minus is descending */
        sort6: "-createdAt" | "-number" | "-updatedAt" | "createdAt" | "number" | "updatedAt";
        /** @description Minus is descending */
        sort7: "-callAgainAt" | "-createdAt" | "callAgainAt" | "createdAt";
        stepId: string;
        /** @description IANA name of the zone the days are of; UTC by default */
        timeZone: unknown;
        /** @description Belongs to the period */
        to: string;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the resource */
        ETag: string;
        /** @description Version of the order in the body */
        ETag2: string;
        /** @description true when the answer was given before */
        IdempotencyReplayed: string;
        /** @description Where the new resource is */
        Location: string;
        /** @description Version right after the write */
        OutcomeVersion: string;
        /** @description return=minimal where the body was left out */
        PreferenceApplied: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    acceptInvitationOfAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationBody"];
            };
        };
        responses: {
            200: components["responses"]["SessionAnswer"];
            400: components["responses"]["Unreadable"];
            404: components["responses"]["LinkOver"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    cancelEmailChangeOfAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelEmailChangeBody"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            404: components["responses"]["LinkOver"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    confirmEmailOfAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailBody"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            404: components["responses"]["LinkOver"];
            409: components["responses"]["EmailInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    confirmAgainOfCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["NoContent"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyLetters"];
            503: components["responses"]["InternalError"];
        };
    };
    emailOfCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailBody"];
            };
        };
        responses: {
            202: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["EmailInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyAttempts"];
            503: components["responses"]["InternalError"];
        };
    };
    askForResetOfAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            202: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyLetters"];
            503: components["responses"]["InternalError"];
        };
    };
    invitationOfAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationTokenBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            404: components["responses"]["LinkOver"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    loginOfAuth: {
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
                    "application/json": components["schemas"]["SessionDto"] | components["schemas"]["SecondFactorAskedDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            /** @description invalidCredentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyAttempts"];
            503: components["responses"]["InternalError"];
        };
    };
    finishLoginOfAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishLoginBody"];
            };
        };
        responses: {
            200: components["responses"]["SessionAnswer"];
            400: components["responses"]["Unreadable"];
            /** @description secondFactorInvalid, ticketOver */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyAttempts"];
            503: components["responses"]["InternalError"];
        };
    };
    logoutOfAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    everywhereOfCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    passwordOfCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            200: components["responses"]["SessionAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyAttempts"];
            503: components["responses"]["InternalError"];
        };
    };
    refreshOfAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionAnswer"];
            /** @description refreshInvalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    resetPasswordOfAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            404: components["responses"]["LinkOver"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listOfCredentials: {
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
                    "application/json": components["schemas"]["OpenSessionsDto"];
                };
            };
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    endOfCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    signUpOfAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            201: components["responses"]["SessionAnswer"];
            400: components["responses"]["Unreadable"];
            409: components["responses"]["EmailInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManySignUps"];
            503: components["responses"]["InternalError"];
        };
    };
    simpleSignUpOfAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimpleSignUpBody"];
            };
        };
        responses: {
            201: components["responses"]["SessionAnswer"];
            400: components["responses"]["Unreadable"];
            409: components["responses"]["EmailInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManySignUps"];
            503: components["responses"]["InternalError"];
        };
    };
    listChoicesOfChoices: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: components["parameters"]["filterArchived"];
                /** @description one or more, comma-separated, of: activityArea, director, directorCompany */
                "filter[kind]"?: string;
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort5"];
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
                    "application/json": components["schemas"]["ChoicePageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    addChoiceOfChoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoiceBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoiceDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            /** @description choiceExists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIdempotencyKeyInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    removeChoiceOfChoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RemovedAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    changeChoiceOfChoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoicePatchBody"];
            };
        };
        responses: {
            200: components["responses"]["ChoiceAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    restoreChoiceOfChoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChoiceAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listCountriesOfCountries: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: components["parameters"]["filterArchived"];
                /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
                "filter[code]"?: components["parameters"]["filterCode"];
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: components["parameters"]["filterCurrency"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort3"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CountryPageAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    addCountryOfCountryWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            /** @description countryExists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIdempotencyKeyInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    showCountryOfCountries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["CountryDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    removeCountryOfCountryWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RemovedAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    changeCountryOfCountryWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryPatchBody"];
            };
        };
        responses: {
            200: components["responses"]["CountryAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    setPictureOfCountryWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
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
            200: components["responses"]["CountryAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["IncompleteBody"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["InvalidPhotoFormatOrUnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    removePictureOfCountryWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CountryAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    restoreCountryOfCountryWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CountryAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    allCountriesOfCountries: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: components["parameters"]["filterArchived"];
                /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
                "filter[code]"?: components["parameters"]["filterCode"];
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: components["parameters"]["filterCurrency"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort3"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CountryPageAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    createdCountriesOfCountries: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: components["parameters"]["filterArchived"];
                /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
                "filter[code]"?: components["parameters"]["filterCode"];
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: components["parameters"]["filterCurrency"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort3"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CountryPageAnswer"];
            400: components["responses"]["Unreadable"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listOfDeadLetters: {
        parameters: {
            query?: {
                /** @description one or more, comma-separated, of: orders.counts, orders.payments, orders.search, orders.attached-files, ledger, reports, notifications, payoffs */
                "filter[consumer]"?: string;
                /** @description one or more, comma-separated, of: open, resolved, all */
                "filter[state]"?: string;
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description Minus is descending */
                sort?: "-failedAt" | "failedAt";
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
                    "application/json": components["schemas"]["DeadLetterPageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    oneOfDeadLetters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeadLetterAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    retryOfDeadLetters: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; a repetition has no second effect */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey4"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeadLetterAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DeadLetterClosed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIdempotencyKeyInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    skipOfDeadLetters: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; a repetition has no second effect */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey4"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            200: components["responses"]["DeadLetterAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DeadLetterClosed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIdempotencyKeyInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    slotsOfForms: {
        parameters: {
            query?: {
                days?: number;
                /** @description A day of the office's calendar; today where it is left out */
                from?: unknown;
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
                    "application/json": components["schemas"]["ConsultationSlotsDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    offerFormOfForms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Bound to address and body; only the status is answered again */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey3"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferFormBody"];
                "application/x-www-form-urlencoded": components["schemas"]["OfferFormBody"];
            };
        };
        responses: {
            201: components["responses"]["LeftLeadCreated"];
            400: components["responses"]["Unreadable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["PhoneAlreadySentOrTooManyForms"];
            503: components["responses"]["InternalError"];
        };
    };
    "requestConsultation[0]OfForms": {
        parameters: {
            query?: never;
            header?: {
                /** @description Bound to address and body; only the status is answered again */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey3"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsultationBody"];
            };
        };
        responses: {
            201: components["responses"]["BookedConsultationCreated"];
            400: components["responses"]["Unreadable"];
            409: components["responses"]["SlotTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["PhoneAlreadySentOrTooManyFormsOrTooManyLetters"];
            503: components["responses"]["InternalError"];
        };
    };
    requestCallOfForms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Bound to address and body; only the status is answered again */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey3"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCallBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RequestCallBody"];
            };
        };
        responses: {
            201: components["responses"]["LeftLeadCreated"];
            400: components["responses"]["Unreadable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["PhoneAlreadySentOrTooManyForms"];
            503: components["responses"]["InternalError"];
        };
    };
    "requestConsultation[1]OfForms": {
        parameters: {
            query?: never;
            header?: {
                /** @description Bound to address and body; only the status is answered again */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey3"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsultationBody"];
            };
        };
        responses: {
            201: components["responses"]["BookedConsultationCreated"];
            400: components["responses"]["Unreadable"];
            409: components["responses"]["SlotTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["PhoneAlreadySentOrTooManyFormsOrTooManyLetters"];
            503: components["responses"]["InternalError"];
        };
    };
    stepsFormOfForms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Bound to address and body; only the status is answered again */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey3"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepsFormBody"];
            };
        };
        responses: {
            201: components["responses"]["LeftLeadCreated"];
            400: components["responses"]["Unreadable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["PhoneAlreadySentOrTooManyForms"];
            503: components["responses"]["InternalError"];
        };
    };
    listOfLeads: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[assignee]"?: components["parameters"]["filterAssignee"];
                /** @description true or false */
                "filter[callAgain]"?: components["parameters"]["filterCallAgain"];
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: components["parameters"]["filterCreatedAt"];
                /** @description one or more, comma-separated, of: call, steps, offer, consultation */
                "filter[kind]"?: components["parameters"]["filterKind"];
                /** @description one or more, comma-separated, of lower-case letters, digits, dots, hyphens and underscores */
                "filter[source]"?: components["parameters"]["filterSource"];
                /** @description one or more, comma-separated, of: new, taken, called, won, lost */
                "filter[state]"?: components["parameters"]["filterState"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort7"];
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
                    "application/json": components["schemas"]["LeadPageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    oneOfLeads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["LeadDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    eraseOfLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseLeadBody"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["ForbiddenForRole"];
            404: components["responses"]["NotFound"];
            /** @description leadErased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIfMatchInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    operateOfLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadOperationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDto"];
                };
            };
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["ForbiddenForRole"];
            404: components["responses"]["NotFound"];
            /** @description leadNotInState, leadOfAnother, leadErased, leadTimePast, leadAssigneeUnfit, leadUnchanged, leadHasOrder */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIfMatchInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    eventsOfLeads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["LeadHistoryDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    orderOfLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadOrderBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadOrderDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["ForbiddenForRole"];
            404: components["responses"]["NotFound"];
            /** @description leadNotInState, leadOfAnother, leadErased, leadTimePast, leadAssigneeUnfit, leadUnchanged, leadHasOrder, emailInUse, clientUnconfirmed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIfMatchInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    assigneesOfLeads: {
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
                    "application/json": components["schemas"]["LeadAssigneesDto"];
                };
            };
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    exportOfLeads: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[assignee]"?: components["parameters"]["filterAssignee"];
                /** @description true or false */
                "filter[callAgain]"?: components["parameters"]["filterCallAgain"];
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: components["parameters"]["filterCreatedAt"];
                /** @description one or more, comma-separated, of: call, steps, offer, consultation */
                "filter[kind]"?: components["parameters"]["filterKind"];
                /** @description one or more, comma-separated, of lower-case letters, digits, dots, hyphens and underscores */
                "filter[source]"?: components["parameters"]["filterSource"];
                /** @description one or more, comma-separated, of: new, taken, called, won, lost */
                "filter[state]"?: components["parameters"]["filterState"];
                format?: components["parameters"]["format"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort7"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Answer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    sourcesOfLeads: {
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
                    "application/json": components["schemas"]["LeadSourcesDto"];
                };
            };
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    followOfLive: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last position that was read */
                "Last-Event-ID"?: string;
            };
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
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailed"];
            /** @description tooManyLiveStreams */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description liveStreamsFull */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOfMailer: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[order]"?: components["parameters"]["filterOrder"];
                /** @description one or more, comma-separated, of: waiting, sent, bounced, failed */
                "filter[state]"?: string;
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort2"];
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
                    "application/json": components["schemas"]["MessagePageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    sendOfMailer: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageBody"];
            };
        };
        responses: {
            201: components["responses"]["MessageCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description validationFailed, clientUnreachable, idempotencyKeyReused, idempotencyKeyInvalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyMessages */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["InternalError"];
        };
    };
    oneOfMailer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    retryOfMailer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            /** @description notRetryable */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    templatesOfMailer: {
        parameters: {
            query: {
                order: string;
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
                    "application/json": components["schemas"]["MessageTemplateDto"][];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listOfNotifications: {
        parameters: {
            query?: {
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: components["parameters"]["filterCreatedAt"];
                /** @description one or more, comma-separated, of: orderPlaced, orderMoved, orderCancelled, actionNeeded, documentsReviewed, paymentReceived, transferDeclared, refundMade, partnerAppointed, rewardChanged, managerAssigned, unexpectedMoney, payoffMoved, leadReceived, consultationBooked, leadAssigned, mailBounced, deadLetter */
                "filter[kind]"?: string;
                /** @description true or false */
                "filter[unread]"?: string;
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort2"];
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
                    "application/json": components["schemas"]["NotificationPageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    readOfNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    unreadAgainOfNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    preferencesOfNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreferencesAnswer"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    chooseOfNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesBody"];
            };
        };
        responses: {
            200: components["responses"]["PreferencesAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    readUpToOfNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadUpToBody"];
            };
        };
        responses: {
            200: components["responses"]["UnreadAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    unreadOfNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadAnswer"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    historyOfOrderMoney: {
        parameters: {
            query?: {
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[at]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[client]"?: components["parameters"]["filterClient"];
                /** @description one or more, comma-separated, of: cash, transfer, provider */
                "filter[method]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[order]"?: components["parameters"]["filterOrder"];
                /** @description true or false */
                "filter[refunded]"?: string;
                /** @description one or more, comma-separated, of: prepayment, postpayment */
                "filter[stage]"?: string;
                /** @description one or more, comma-separated, of: declared, confirmed, rejected, captured, pending */
                "filter[state]"?: string;
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description Minus is descending */
                sort?: "-at" | "at";
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
                    "application/json": components["schemas"]["PaymentHistoryPageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    recordOfOrderMoney: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordPaymentDto"];
            };
        };
        responses: {
            201: components["responses"]["OrderCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    refundOfOrderMoney: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestRefundDto"];
            };
        };
        responses: {
            201: components["responses"]["OrderCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    declareOfOrderMoney: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclareTransferDto"];
            };
        };
        responses: {
            201: components["responses"]["OrderCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    settleOfOrderMoney: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                orderId: components["parameters"]["orderId"];
                transferId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleTransferDto"];
            };
        };
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listOfOrders: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[client]"?: components["parameters"]["filterClient"];
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: components["parameters"]["filterCreatedAt"];
                /** @description one or more ids, comma-separated */
                "filter[manager]"?: components["parameters"]["filterManager"];
                /** @description one or more ids, comma-separated */
                "filter[partner]"?: components["parameters"]["filterPartner"];
                /** @description one or more ids, comma-separated */
                "filter[service]"?: components["parameters"]["filterService"];
                /** @description one or more, comma-separated, of: newOrder, orderConfirmedNotPayed, orderConfirmedAndPayed, documentsRequested, documentsReceived, allStepsCompleted, projectWithFullyPayedOrderAccepted, lastPaymentRequired, lastPaymentPayed, lastPaymentConfirmed, documentsSentAfterLastPayment, projectFinished, orderCancelled, partnerRewardPercentChanged, NEW_ORDER */
                "filter[status]"?: components["parameters"]["filterStatus2"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[updatedAt]"?: components["parameters"]["filterUpdatedAt"];
                /** @description Gives each order its fifteen operations, judged and in words */
                include?: "operations";
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort6"];
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
                    "application/json": components["schemas"]["OrderPageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    placeOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderDto"];
            };
        };
        responses: {
            201: components["responses"]["OrderCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            /** @description tooManyOrders, tooManyUnconfirmedOrders */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["InternalError"];
        };
    };
    oneOfOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["OrderDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    editOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditOrderDto"];
            };
        };
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    attachOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachDocumentDto"];
            };
        };
        responses: {
            201: components["responses"]["OrderCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    removeOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                documentId: components["parameters"]["documentId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    reviewOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                documentId: components["parameters"]["documentId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDocumentDto"];
            };
        };
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    historyOfOrderHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["OrderHistoryDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    assignManagerOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignManagerDto"];
            };
        };
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    appointPartnerOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointPartnerDto"];
            };
        };
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    changeRewardOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRewardDto"];
            };
        };
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    acknowledgeRewardOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    replayOfOrderHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["ReplayCertificateDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    completeStepOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
                stepId: components["parameters"]["stepId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    reopenStepOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
                stepId: components["parameters"]["stepId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    exportOfOrders: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[client]"?: components["parameters"]["filterClient"];
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: components["parameters"]["filterCreatedAt"];
                /** @description one or more ids, comma-separated */
                "filter[manager]"?: components["parameters"]["filterManager"];
                /** @description one or more ids, comma-separated */
                "filter[partner]"?: components["parameters"]["filterPartner"];
                /** @description one or more ids, comma-separated */
                "filter[service]"?: components["parameters"]["filterService"];
                /** @description one or more, comma-separated, of: newOrder, orderConfirmedNotPayed, orderConfirmedAndPayed, documentsRequested, documentsReceived, allStepsCompleted, projectWithFullyPayedOrderAccepted, lastPaymentRequired, lastPaymentPayed, lastPaymentConfirmed, documentsSentAfterLastPayment, projectFinished, orderCancelled, partnerRewardPercentChanged, NEW_ORDER */
                "filter[status]"?: components["parameters"]["filterStatus2"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[updatedAt]"?: components["parameters"]["filterUpdatedAt"];
                format?: components["parameters"]["format"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort6"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Answer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    statusesOfOrders: {
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
                    "application/json": components["schemas"]["OrderStatusesDto"];
                };
            };
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listOfPayoffOrders: {
        parameters: {
            query?: {
                /** @description Needed from staff; of a partner only their own id */
                partner?: components["parameters"]["partner"];
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
                    "application/json": components["schemas"]["PayoffOrdersDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    oneOfPayoffOrders: {
        parameters: {
            query?: {
                partner?: unknown;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["PayoffOrderDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    operateOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey2"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagerConfirmedNotPayedOrderDto"] | components["schemas"]["ManagerConfirmedPayedOrderDto"] | components["schemas"]["OrderPayedAfterManagerConfirmedDto"] | components["schemas"]["OrderPayedWithCashAfterManagerConfirmedDto"] | components["schemas"]["RequestDocumentsDto"] | components["schemas"]["ReceiveDocumentsDto"] | components["schemas"]["CompleteAllOrderStepsDto"] | components["schemas"]["AcceptWorkWithFullyPayedOrderDto"] | components["schemas"]["AcceptedProjectRequireLastPayDto"] | components["schemas"]["ClientPayedLastPaymentDto"] | components["schemas"]["ManagerConfirmedLastPaymentDto"] | components["schemas"]["ManagerFinishedProjectDto"] | components["schemas"]["CancelOrderDto"] | components["schemas"]["SendPayedProjectDocumentsDto"] | components["schemas"]["NotAcceptPartnerWorkDto"];
            };
        };
        responses: {
            200: components["responses"]["OrderAnswer"];
            204: components["responses"]["NoContent3"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDeniedOrForbiddenForRole"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OperationNotPermittedInStatusOrPrepaymentAlreadyPaidOrOther409"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listOfPayoffs: {
        parameters: {
            query?: {
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: components["parameters"]["filterCurrency"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[finishedAt]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[partner]"?: components["parameters"]["filterPartner"];
                /** @description one or more, comma-separated, of: accrued, held, payable, approved, paid, reversed */
                "filter[state]"?: string;
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: "-amount" | "-finishedAt" | "amount" | "finishedAt";
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
                    "application/json": components["schemas"]["PayoffPageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    oneOfPayoffs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["PayoffDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    operateOfPayoffs: {
        parameters: {
            query?: never;
            header?: {
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoffOperationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoffDto"];
                };
            };
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["ForbiddenForRole"];
            404: components["responses"]["NotFound"];
            /** @description payoffNotInState, payoffFourEyes, payoffOwnReward, payoffNothingDue, payoffRecoveryUncovered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    manyOfPayoffs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoffsBulkBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoffsBulkDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    statementOfPayoffs: {
        parameters: {
            query: {
                format?: "csv" | "json" | "pdf" | "xlsx";
                from: unknown;
                language?: "en" | "ru";
                /** @description Needed from staff; of a partner only their own id */
                partner?: components["parameters"]["partner"];
                /** @description Belongs to the period; days of UTC */
                to: unknown;
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
                    "application/json": components["schemas"]["StatementDto"];
                    "application/pdf": components["schemas"]["StatementDto"];
                    "text/csv": components["schemas"]["StatementDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listOfReadModels: {
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
                    "application/json": components["schemas"]["ReadModelDto"][];
                };
            };
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    rebuildOfReadModels: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; a repetition has no second effect */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey4"];
            };
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["ReadModelAccepted"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            /** @description rebuildUnderWay */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description idempotencyKeyReused, idempotencyKeyInvalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    swapOfReadModels: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; a repetition has no second effect */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey4"];
            };
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            202: components["responses"]["ReadModelAccepted"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            /** @description nothingToTake, neverReplaced */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIdempotencyKeyInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    reportOfReports: {
        parameters: {
            query: {
                compare?: components["parameters"]["compare"];
                /** @description One or more, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry2"];
                /** @description One or more, comma-separated */
                "filter[currency]"?: components["parameters"]["filterCurrency2"];
                /** @description One or more, comma-separated */
                "filter[manager]"?: components["parameters"]["filterManager2"];
                /** @description One or more, comma-separated */
                "filter[partner]"?: components["parameters"]["filterPartner2"];
                /** @description One or more, comma-separated */
                "filter[service]"?: components["parameters"]["filterService2"];
                /** @description One or more, comma-separated */
                "filter[status]"?: components["parameters"]["filterStatus3"];
                from: components["parameters"]["from"];
                /** @description Each report offers some of them, the first by default */
                groupBy?: components["parameters"]["groupBy"];
                /** @description IANA name of the zone the days are of; UTC by default */
                timeZone?: components["parameters"]["timeZone"];
                /** @description Belongs to the period */
                to: components["parameters"]["to"];
            };
            header?: never;
            path: {
                report: components["parameters"]["report"];
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
                    "application/json": components["schemas"]["ReportDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    exportOfReports: {
        parameters: {
            query: {
                compare?: components["parameters"]["compare"];
                /** @description One or more, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry2"];
                /** @description One or more, comma-separated */
                "filter[currency]"?: components["parameters"]["filterCurrency2"];
                /** @description One or more, comma-separated */
                "filter[manager]"?: components["parameters"]["filterManager2"];
                /** @description One or more, comma-separated */
                "filter[partner]"?: components["parameters"]["filterPartner2"];
                /** @description One or more, comma-separated */
                "filter[service]"?: components["parameters"]["filterService2"];
                /** @description One or more, comma-separated */
                "filter[status]"?: components["parameters"]["filterStatus3"];
                format?: components["parameters"]["format"];
                from: components["parameters"]["from"];
                /** @description Each report offers some of them, the first by default */
                groupBy?: components["parameters"]["groupBy"];
                rows?: "figures" | "orders";
                /** @description IANA name of the zone the days are of; UTC by default */
                timeZone?: components["parameters"]["timeZone"];
                /** @description Belongs to the period */
                to: components["parameters"]["to"];
            };
            header?: never;
            path: {
                report: components["parameters"]["report"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Answer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    ordersOfReports: {
        parameters: {
            query: {
                compare?: components["parameters"]["compare"];
                /** @description One or more, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry2"];
                /** @description One or more, comma-separated */
                "filter[currency]"?: components["parameters"]["filterCurrency2"];
                /** @description One or more, comma-separated */
                "filter[manager]"?: components["parameters"]["filterManager2"];
                /** @description One or more, comma-separated */
                "filter[partner]"?: components["parameters"]["filterPartner2"];
                /** @description One or more, comma-separated */
                "filter[service]"?: components["parameters"]["filterService2"];
                /** @description One or more, comma-separated */
                "filter[status]"?: components["parameters"]["filterStatus3"];
                from: components["parameters"]["from"];
                /** @description Each report offers some of them, the first by default */
                groupBy?: components["parameters"]["groupBy"];
                measure: unknown;
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description The key of a row; absent: the total */
                row?: unknown;
                /** @description IANA name of the zone the days are of; UTC by default */
                timeZone?: components["parameters"]["timeZone"];
                /** @description Belongs to the period */
                to: components["parameters"]["to"];
            };
            header?: never;
            path: {
                report: components["parameters"]["report"];
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
                    "application/json": components["schemas"]["OrdersBehindDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listServiceTypesOfServiceTypes: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: components["parameters"]["filterArchived"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort5"];
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
                    "application/json": components["schemas"]["ServiceTypePageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    addServiceTypeOfServiceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceTypeBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceTypeItemDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["ServiceTypeExists"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIdempotencyKeyInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    removeServiceTypeOfServiceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RemovedAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    changeServiceTypeOfServiceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceTypePatchBody"];
            };
        };
        responses: {
            200: components["responses"]["ServiceTypeItemAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ServiceTypeExists"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    restoreServiceTypeOfServiceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServiceTypeItemAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listServicesOfServices: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: components["parameters"]["filterArchived"];
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
                "filter[countryCode]"?: components["parameters"]["filterCountryCode"];
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: components["parameters"]["filterCurrency"];
                /** @description one or more ids, comma-separated */
                "filter[type]"?: components["parameters"]["filterType"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort4"];
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
            400: components["responses"]["Unreadable"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    addServiceOfServiceWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceBody"];
            };
        };
        responses: {
            201: components["responses"]["ServiceCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIdempotencyKeyInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    showServiceOfServices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    removeServiceOfServiceWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RemovedAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    changeServiceOfServiceWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicePatchBody"];
            };
        };
        responses: {
            200: components["responses"]["ServiceAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    duplicateServiceOfServiceWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["ServiceCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    quoteServiceOfServices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    restoreServiceOfServiceWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServiceAnswer"];
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    exportServicesOfServiceTables: {
        parameters: {
            query?: {
                /** @description true or false */
                "filter[archived]"?: components["parameters"]["filterArchived"];
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description one or more, comma-separated, of: AF, AL, DZ, AS, AD, AO, AI, AQ, AG, AR, AM, AW, AU, AT, AZ, BS, BH, BD, BB, BY, BE, BZ, BJ, BM, BT, BO, BA, BW, BV, BR, IO, BN, BG, BF, BI, KH, CM, CA, CV, KY, CF, TD, CL, CN, CX, CC, CO, KM, CG, CD, CK, CR, CI, HR, CU, CY, CZ, DK, DJ, DM, DO, EC, EG, SV, GQ, ER, EE, ET, FK, FO, FJ, FI, FR, GF, PF, TF, GA, GM, GE, DE, GH, GI, GR, GL, GD, GP, GU, GT, GN, GW, GY, HT, HM, VA, HN, HK, HU, IS, IN, ID, IR, IQ, IE, IL, IT, JM, JP, JO, KZ, KE, KI, KP, KR, KW, KG, LA, LV, LB, LS, LR, LY, LI, LT, LU, MO, MG, MW, MY, MV, ML, MT, MH, MQ, MR, MU, YT, MX, FM, MD, MC, MN, MS, MA, MZ, MM, NA, NR, NP, NL, NC, NZ, NI, NE, NG, NU, NF, MP, MK, NO, OM, PK, PW, PS, PA, PG, PY, PE, PH, PN, PL, PT, PR, QA, RE, RO, RU, RW, SH, KN, LC, PM, VC, WS, SM, ST, SA, SN, SC, SL, SG, SK, SI, SB, SO, ZA, GS, ES, LK, SD, SR, SJ, SZ, SE, CH, SY, TW, TJ, TZ, TH, TL, TG, TK, TO, TT, TN, TR, TM, TC, TV, UG, UA, AE, GB, US, UM, UY, UZ, VU, VE, VN, VG, VI, WF, EH, YE, ZM, ZW, AX, BQ, CW, GG, IM, JE, ME, BL, MF, RS, SX, SS, XK */
                "filter[countryCode]"?: components["parameters"]["filterCountryCode"];
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: components["parameters"]["filterCurrency"];
                /** @description one or more ids, comma-separated */
                "filter[type]"?: components["parameters"]["filterType"];
                format?: components["parameters"]["format"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort4"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Answer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    importServicesOfServiceTables: {
        parameters: {
            query?: {
                /** @description true: only say what would happen */
                dryRun?: "false" | "true";
            };
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceImportDto"];
                };
            };
            400: components["responses"]["IncompleteBody"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["FileTooLarge"];
            /** @description fileFormat, unsupportedMediaType */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIdempotencyKeyInvalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    showCurrenciesOfCatalogueSettings: {
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
                    "application/json": components["schemas"]["CurrenciesDto"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    setCurrenciesOfCatalogueSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrenciesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrenciesDto"];
                };
            };
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            /** @description currencyInUse */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    readOfSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecuritySettingsAnswer"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    writeOfSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecuritySettingsDto"];
            };
        };
        responses: {
            200: components["responses"]["SecuritySettingsAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    showSiteOfCatalogueSettings: {
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
                    "application/json": components["schemas"]["SiteSettingsDto"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    changeSiteOfCatalogueSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version that was read: "7" */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteSettingsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingsDto"];
                };
            };
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    uploadFileOfUploadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Bound to the content of the file */
                "Idempotency-Key"?: string;
            };
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
            400: components["responses"]["IncompleteBody"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            /** @description tooManyUnattachedFiles, unattachedFilesTooLarge */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["FileTooLarge"];
            /** @description fileFormat, fileActiveContent, fileEncrypted, unsupportedMediaType */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            /** @description diskFull */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    downloadFileOfUploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Answer2"];
            206: components["responses"]["PartialContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["Unreadable2"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    fileContentOfUploadFile: {
        parameters: {
            query: {
                expires: string;
                signature: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Answer2"];
            206: components["responses"]["PartialContent"];
            400: components["responses"]["Unreadable"];
            /** @description linkExpired, notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            416: components["responses"]["Unreadable2"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    linkFileOfUploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    changeProfileOfUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            200: components["responses"]["MeAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrOther422"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    personOfPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["PersonDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    erasePersonOfPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EraseBody"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            /** @description hasOpenOrders, moneyOwed, lastOwner, personErased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    changePersonOfPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDto"];
                };
            };
            204: components["responses"]["NoContent2"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            /** @description emailInUse, lastOwner, personErased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReusedOrIfMatchInvalid"];
            429: components["responses"]["TooManyLetters"];
            503: components["responses"]["InternalError"];
        };
    };
    avatarOfAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "image/webp": string;
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    listHistoryOfPersonRecords: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort2"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["PersonEventsPageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    inviteAgainOfPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            /** @description invitationTaken, personErased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyLetters"];
            503: components["responses"]["InternalError"];
        };
    };
    listNotesOfPersonRecords: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort2"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["NotesPageDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    addNoteOfPersonRecords: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            /** @description personErased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    removeNoteOfPersonRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    resetOfSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            /** @description noSecondFactor, personErased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    summaryOfPersonRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
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
                    "application/json": components["schemas"]["PersonSummaryDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    clientsOfPeopleLists: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: components["parameters"]["filterCreatedAt"];
                /** @description one or more, comma-separated, of: invited, active, deactivated, erased */
                "filter[status]"?: components["parameters"]["filterStatus"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PeoplePageAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    createPartnerOfPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartnerBody"];
            };
        };
        responses: {
            201: components["responses"]["PersonCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["EmailInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    departmentOfPeopleLists: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: components["parameters"]["filterCreatedAt"];
                /** @description one or more, comma-separated, of: invited, active, deactivated, erased */
                "filter[status]"?: components["parameters"]["filterStatus"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path: {
                department: "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PeoplePageAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    inviteStaffOfPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description return=minimal leaves the body of the answer out (RFC 7240) */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            201: components["responses"]["PersonCreated"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["EmailInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    meOfUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MeAnswer"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    setAvatarOfAvatar: {
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
            200: components["responses"]["MeAnswer"];
            400: components["responses"]["IncompleteBody"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["InvalidPhotoFormatOrUnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    removeAvatarOfAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MeAnswer"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    mineOfSecondFactor: {
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
                    "application/json": components["schemas"]["SecondFactorDto"];
                };
            };
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    enrollOfSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeBody"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodesAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["SecondFactorEnrolled"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyAttempts"];
            503: components["responses"]["InternalError"];
        };
    };
    prepareOfSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareSecondFactorBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedSecondFactorDto"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["SecondFactorEnrolled"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyAttempts"];
            503: components["responses"]["InternalError"];
        };
    };
    removeOfSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofBody"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["NoSecondFactor"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyAttempts"];
            503: components["responses"]["InternalError"];
        };
    };
    renewOfSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeBody"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodesAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            409: components["responses"]["NoSecondFactor"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyAttempts"];
            503: components["responses"]["InternalError"];
        };
    };
    partnersOfPeopleLists: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: components["parameters"]["filterCreatedAt"];
                /** @description one or more, comma-separated, of: invited, active, deactivated, erased */
                "filter[status]"?: components["parameters"]["filterStatus"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PeoplePageAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    postsOfPeopleLists: {
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
                    "application/json": components["schemas"]["InvitablePostsDto"];
                };
            };
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
    staffOfPeopleLists: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[country]"?: components["parameters"]["filterCountry"];
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: components["parameters"]["filterCreatedAt"];
                /** @description one or more, comma-separated, of: ubContact, ubClient, ubServices, ubAgents, ubBusinessDevelopment, ubContent, ubInnovations, ubOutsideDepartment */
                "filter[department]"?: string;
                /** @description one or more, comma-separated, of: Owner, Admin, CEO, Supermanager, DepartmentHead, Manager */
                "filter[role]"?: string;
                /** @description one or more, comma-separated, of: invited, active, deactivated, erased */
                "filter[status]"?: components["parameters"]["filterStatus"];
                page?: components["parameters"]["page"];
                per_page?: components["parameters"]["per_page"];
                /** @description From 3 characters */
                search?: components["parameters"]["search"];
                /** @description Minus is descending */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PeoplePageAnswer"];
            400: components["responses"]["Unreadable"];
            401: components["responses"]["TokenMissingOrTokenExpiredOrTokenInvalid"];
            403: components["responses"]["AccessDenied"];
            422: components["responses"]["ValidationFailedOrNarrowSearch"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["InternalError"];
        };
    };
}
