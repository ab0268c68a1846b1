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
        /** Take an invitation: choose a password and sign in */
        post: operations["acceptInvitationOfAccounts"];
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
        /** Confirm a mailbox by the link of a letter: that of a new account, or a new one */
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
        /** Mail the link of confirmation once more */
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
        /** Ask for another mailbox; it counts when that mailbox confirms it */
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
        /** Mail a link to a new password; the same answer whether or not there is such an account */
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
        /** Whom an invitation is for */
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
        /** Sign in */
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
        /** Finish a sign-in with a code of the second factor */
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
        /** End this sign-in and every access token of the person, at once */
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
        /** End every one of the own sign-ins, this one too */
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
        /** Change the own password; every other sign-in ends, this one goes on */
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
        /** Trade the refresh cookie for a new access token and a new cookie */
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
        /** Set a new password by the link of a letter; every sign-in ends */
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
        /** The own sign-ins that still hold, the last used first */
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
        /** End one of the own sign-ins */
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
        /** Make a client’s account with a password of one’s own, and sign in */
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
        /** Make a client’s account whose password is generated and mailed, and sign in */
        post: operations["simpleSignUpOfAccounts"];
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
        get: operations["listCountriesOfCountries"];
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
        /** Countries with a service that can be ordered; all of them unless a page is asked for */
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
        /** Events that a consumer could not take; without a state, those that are open */
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
        /** One of them, open or not */
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
        /** Another five tries, the first at once */
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
        /** Go on without the event; it holds for rebuilds too */
        post: operations["skipOfDeadLetters"];
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
         * @description Each message is { stream, id, version }: fetch it again. Its id is a position; Last-Event-ID resumes after it. A comment every 15 s; it ends with the token.
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
        /** Messages to clients; a client gets their own */
        get: operations["listOfMailer"];
        put?: never;
        /** Write to the client of an order */
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
        /** One message */
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
        /** Try again to send a message that bounced or was given up */
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
        /** The messages that make sense for an order now, filled in */
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
        /** Own notifications, in the language of the reader */
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
        /** Mark one as read */
        put: operations["readOfNotifications"];
        post?: never;
        /** Mark one as unread again */
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
        /** What one is told in which channel */
        get: operations["preferencesOfNotifications"];
        /** Choose what one is told; kinds that are left out stay as they are */
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
        /** Mark everything up to a notification as read, or everything */
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
        /** How many are unread */
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
        /** The payment history: all of it for staff who read payments, a client’s own */
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
        /** Record cash or a transfer that arrived */
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
        /** Refund a payment or a part of it */
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
        /** Declare a bank transfer, as the client */
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
        /** Confirm a declared transfer with the amount that arrived, or reject it */
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
        /** The reader's orders */
        get: operations["listOfOrders"];
        put?: never;
        /** Place an order */
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
        /** One order */
        get: operations["oneOfOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the configuration of a new order */
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
        /** Attach an uploaded file of one’s own */
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
        /** Remove a document that is not accepted */
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
        /** Accept or reject a document of a requested item */
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
        /** The history of an order, in order */
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
        /** Assign or remove the manager */
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
        /** Appoint, replace or remove the partner */
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
        /** Change the partner's reward; it takes effect when the partner acknowledges it */
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
        /** Acknowledge the changed reward, as the partner */
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
        /** Folds the events and decides the commands again, and compares with what is stored */
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
        /** Complete a step */
        put: operations["completeStepOfOrderWrites"];
        post?: never;
        /** Reopen a step */
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
        /** Every order that the list would page through, as CSV or XLSX; X-Total-Rows says how many rows will come */
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
        /** Every status with its looks and the number of orders in it */
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
        /** A partner's finished orders that are not paid out */
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
        /** One of them with its arithmetic */
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
        /** Carry out one of the fifteen operations */
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
        /** Payoffs: own ones of a partner, all for staff; a search is for an order number */
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
        /** One payoff with its lines */
        get: operations["oneOfPayoffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approve a payoff, withdraw the approval, or mark it as paid */
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
        /** The same for many at once; a dry run says what would happen */
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
        /** What a partner earned, gave back and was paid in a period, per currency */
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
        /** Read models with the last rebuild of each */
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
        /** Build it anew beside the live one and compare; an equal one takes its place */
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
        /** Put the rebuilt one, which differs, in the place of the live one */
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
        /** The figures of a report, grouped, with totals and the period before */
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
        /** The figures, or every row behind them, as CSV or XLSX; X-Total-Rows says how many rows will come */
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
        /** The orders behind one figure */
        get: operations["ordersOfReports"];
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
        get: operations["listServicesOfServices"];
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
        get: operations["showServiceOfServices"];
        put?: never;
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
        /** The settings of security */
        get: operations["readOfSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the settings of security (Owner, Admin) */
        patch: operations["writeOfSettings"];
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
        /** The bytes of a file, as an attachment; ranges are served */
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
        /** The bytes by a signed address */
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
        /** An address of the bytes that is good for 60 seconds without a token */
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
        /** Change fields of the own profile */
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
        /** A person of a section the reader reads */
        get: operations["personOfPeople"];
        put?: never;
        post?: never;
        /** Erase what is personal about somebody, for ever; what they did stays in the log without their name */
        delete: operations["erasePersonOfPeople"];
        options?: never;
        head?: never;
        /** Change a person whom one administers: all of it or nothing */
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
        /** The picture of a person: staff see everybody’s, everybody else their own and those of staff */
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
        /** What was done to the account, newest first, in the reader’s language */
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
        /** Mail the invitation again; earlier links end */
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
        /** Notes of staff about the person, who never sees them */
        get: operations["listNotesOfPersonRecords"];
        put?: never;
        /** Write a note about the person */
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
        /** Delete a note of one’s own */
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
        /** Take the second factor of somebody who lost it; they are told by mail */
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
        /** Figures of a client’s or partner’s orders */
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
        /** Present clients */
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
        /** Make a partner’s account and mail the invitation to it */
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
        /** Present heads and managers of a department */
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
        /** Make the account of somebody of the staff and mail the invitation to it */
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
        /** The signed-in person */
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
        /** Give oneself a picture: PNG, JPEG or WebP of at most 15 MB; kept as a square of 512 pixels */
        put: operations["setAvatarOfAvatar"];
        post?: never;
        /** Have no picture any more */
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
        /** Whether the own account has a second factor, and how many recovery codes are left */
        get: operations["mineOfSecondFactor"];
        /** Show the first code: from now on every sign-in asks for one. Answers the recovery codes, once */
        put: operations["enrollOfSecondFactor"];
        /** A secret for an authenticator; it counts when its first code is sent */
        post: operations["prepareOfSecondFactor"];
        /** Remove the own second factor: by the password and a code */
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
        /** Ten new recovery codes; the earlier ones end */
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
        /** Present partners */
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
        /** The posts to which the reader may invite somebody */
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
        /** Present staff */
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
        AmountDto: {
            /** @example -125.00 */
            amount: string;
            /** @enum {string} */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
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
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
        };
        CatalogueTextDto: {
            /** @example Estonia */
            en: string;
            /** @example Эстония */
            ru: string;
        };
        ChangeEmailBody: {
            /** Format: password */
            currentPassword: string;
            /** Format: email */
            email: string;
        };
        ChangePasswordBody: {
            /** Format: password */
            currentPassword: string;
            /** Format: password */
            newPassword: string;
        };
        ChangeRewardDto: {
            /** @example 25 */
            percent: number;
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
        CodedChoiceDto: {
            /**
             * @description What an order names
             * @example own
             */
            code: string;
            price: components["schemas"]["CataloguePriceDto"];
            title: components["schemas"]["CatalogueTextDto"];
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
        CountryNameDto: {
            /** Format: uuid */
            _id: string;
            /** @example EE */
            code: string;
            name?: {
                en: string;
                ru: string;
            };
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
        CountryRefDto: {
            /** Format: uuid */
            _id: string;
            /** @example EE */
            code: string;
            name: components["schemas"]["BilingualDto"];
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
        EmployeesOptionDto: {
            /** @example 50 */
            max: number;
            /** @example 1 */
            min: number;
            /** @description For each employee above min */
            price: components["schemas"]["CataloguePriceDto"];
        };
        EraseBody: {
            /**
             * @description A client that asks to have the word typed sends it along; another word is refused
             * @enum {string}
             */
            confirm?: "ERASE";
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
        MailTextDto: {
            /** @example Documents for order R-000412 */
            en: string;
            /** @example Документы по заказу R-000412 */
            ru: string;
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
        MandatoryPaymentDto: {
            amount: components["schemas"]["CataloguePriceDto"];
            /** @enum {string} */
            period: "once" | "yearly";
            title: components["schemas"]["CatalogueTextDto"];
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
            country: components["schemas"]["CountryNameDto"] | null;
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
            order: components["schemas"]["MessageOrderDto"];
            /** @description Why it waits, bounced or failed; the mail server's words in the first two cases. For staff only */
            reason: string | null;
            sentBy: components["schemas"]["MessagePersonDto"];
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
            to: components["schemas"]["MessagePersonDto"];
        };
        MessageOrderDto: {
            /** Format: uuid */
            _id: string;
            /** @example R-000412 */
            number: string;
        };
        MessagePageDto: {
            items: components["schemas"]["MessageDto"][];
            /** @example 1 */
            page: number;
            /** @example 5 */
            per_page: number;
            /** @example 2 */
            total: number;
            totalIsExact: boolean;
        };
        MessagePersonDto: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Empty when the person was erased
             * @example Anna Sokolova
             */
            name: string;
        };
        MessageTemplateDto: {
            body: components["schemas"]["MailTextDto"];
            /** @enum {string} */
            key: "documentsReminder" | "freeMessage" | "paymentReminder" | "statusUpdate";
            subject: components["schemas"]["MailTextDto"];
            /**
             * @description In the reader's language
             * @example Reminder of documents
             */
            title: string;
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
        NamedPersonDto: {
            /** Format: uuid */
            _id: string;
            /** @description Empty once erased */
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
            author: components["schemas"]["NamedPersonDto"];
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
            totalIsExact: boolean;
        };
        NotificationActorDto: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Empty when the person was erased
             * @example Olga Nikitina
             */
            name: string;
        };
        NotificationDto: {
            /** Format: uuid */
            _id: string;
            /** @description Null: the payment, or the system itself */
            actor: components["schemas"]["NotificationActorDto"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "actionNeeded" | "deadLetter" | "documentsReviewed" | "mailBounced" | "managerAssigned" | "orderCancelled" | "orderMoved" | "orderPlaced" | "partnerAppointed" | "paymentReceived" | "payoffMoved" | "refundMade" | "rewardChanged" | "transferDeclared" | "unexpectedMoney";
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
            type: "deadLetter" | "order" | "payoff";
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
            amount: components["schemas"]["AmountDto"] | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            badge: "blue" | "green" | "orange" | "red" | "yellow";
            client: components["schemas"]["RefDto"];
            /** @description How often it counts in the figure: several payments may be of one order; null where the figure is no count */
            count: number | null;
            country: components["schemas"]["RefDto"];
            /** @example R-000412 */
            number: string;
            service: components["schemas"]["RefDto"];
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
            /** @example 86 */
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
        OrdersBehindDto: {
            items: components["schemas"]["OrderBehindDto"][];
            page: number;
            per_page: number;
            total: number;
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
            order: components["schemas"]["PaymentOrderDto"];
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
            /** @example 86 */
            total: number;
            totalIsExact: boolean;
        };
        PaymentOrderDto: {
            /** Format: uuid */
            _id: string;
            /** @example R-000412 */
            number: string;
        };
        PayoffActDto: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["PayoffPersonDto"];
        };
        PayoffArithmeticDto: {
            /** @description kept x percent, rounded half up */
            after: components["schemas"]["PayoffMoneyDto"];
            before: components["schemas"]["PayoffMoneyDto"];
            /** @description What of it counts: never more than the price */
            kept: components["schemas"]["PayoffMoneyDto"];
            /** @description Received less refunded */
            paid: components["schemas"]["PayoffMoneyDto"];
            /** @example 20 */
            percent: number;
            price: components["schemas"]["PayoffMoneyDto"];
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
            accrued: components["schemas"]["PayoffMoneyDto"];
            /** @description Earned, net of corrections */
            amount: components["schemas"]["PayoffMoneyDto"];
            approved: components["schemas"]["PayoffActDto"] | null;
            /** @enum {string} */
            badge: "blue" | "green" | "orange" | "red" | "yellow";
            /** @description Taken back after refunds; zero or negative */
            corrected: components["schemas"]["PayoffMoneyDto"];
            /** @description Negative: to be recovered from other payments to the partner */
            due: components["schemas"]["PayoffMoneyDto"];
            /** Format: date-time */
            finishedAt: string;
            /**
             * Format: date-time
             * @description While it is held
             */
            heldUntil: string | null;
            kept: components["schemas"]["PayoffMoneyDto"];
            lines: components["schemas"]["PayoffLineDto"][];
            operations: components["schemas"]["PayoffOperationDto"][];
            order: components["schemas"]["PayoffOrderRefDto"];
            paid: components["schemas"]["PayoffActDto"] | null;
            paidOut: components["schemas"]["PayoffMoneyDto"];
            partner: components["schemas"]["PayoffPersonDto"];
            /** @example 20 */
            percent: number;
            price: components["schemas"]["PayoffMoneyDto"];
            /** @description Approved and paid by the same person, because nobody else could */
            soleApprover: boolean;
            /** @enum {string} */
            state: "accrued" | "approved" | "held" | "paid" | "payable" | "reversed";
            version: number;
        };
        PayoffLineDto: {
            amount: components["schemas"]["PayoffMoneyDto"];
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
        PayoffMoneyDto: {
            /** @example -125.00 */
            amount: string;
            /** @enum {string} */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
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
        PayoffOrderRefDto: {
            /** Format: uuid */
            _id: string;
            /** @example R-000412 */
            number: string;
        };
        PayoffOrdersDto: {
            items: components["schemas"]["PayoffOrderDto"][];
            /** @description One per currency, never summed across them */
            totals: components["schemas"]["MoneyDto"][];
        };
        PayoffPageDto: {
            items: components["schemas"]["PayoffDto"][];
            page: number;
            per_page: number;
            total: number;
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
        PayoffPersonDto: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Empty when the person was erased
             * @example Baltic Filings
             */
            name: string;
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
            partner: components["schemas"]["PayoffPersonDto"];
            sum: components["schemas"]["PayoffMoneyDto"];
        };
        PayoffSummaryDto: {
            /** @description Earned and not yet paid out */
            due: components["schemas"]["SumDto"][];
            /** @description Earned, net of corrections */
            earned: components["schemas"]["SumDto"][];
            paidOut: components["schemas"]["SumDto"][];
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
            due: components["schemas"]["PayoffMoneyDto"];
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
            country?: components["schemas"]["CountryNameDto"] | null;
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
            by: components["schemas"]["NamedPersonDto"] | null;
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
            totalIsExact: boolean;
        };
        PersonRefDto: {
            /** Format: uuid */
            _id: string;
            /** @description Company of a partner */
            company?: string | null;
            /** @description For staff only */
            email?: string;
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
            outstanding: components["schemas"]["SumDto"][] | null;
            /** @description Received less refunded; null unless it is a client, and for readers who do not see payments */
            paid: components["schemas"]["SumDto"][] | null;
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
            kind: "actionNeeded" | "deadLetter" | "documentsReviewed" | "mailBounced" | "managerAssigned" | "orderCancelled" | "orderMoved" | "orderPlaced" | "partnerAppointed" | "paymentReceived" | "payoffMoved" | "refundMade" | "rewardChanged" | "transferDeclared" | "unexpectedMoney";
            /** @enum {string} */
            mail: "digest" | "immediately" | "off";
        };
        PreferenceDto: {
            /** @description What comes under it, and why a channel is locked */
            description: string;
            inApp: boolean;
            /** @enum {string} */
            kind: "actionNeeded" | "deadLetter" | "documentsReviewed" | "mailBounced" | "managerAssigned" | "orderCancelled" | "orderMoved" | "orderPlaced" | "partnerAppointed" | "paymentReceived" | "payoffMoved" | "refundMade" | "rewardChanged" | "transferDeclared" | "unexpectedMoney";
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
            phone?: string | null;
            /**
             * @description Null: as the device
             * @enum {string|null}
             */
            theme?: "dark" | "light" | null;
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
        RefDto: {
            /** Format: uuid */
            _id: string;
            name: string;
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
        RemoveSecondFactorBody: {
            /** @example 123456 */
            code?: string;
            /** Format: password */
            currentPassword: string;
            /**
             * @description In the place of a code
             * @example 7k3mq-x0v9d
             */
            recoveryCode?: string;
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
        ServiceCountryDto: {
            /** Format: uuid */
            _id: string;
            /** @example EE */
            code: string;
            name: components["schemas"]["CatalogueTextDto"];
        };
        ServiceDocumentDto: {
            /** @enum {string} */
            kind: "address" | "document";
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
        ServiceRefDto: {
            /** Format: uuid */
            _id: string;
            /** @description As it was at placing */
            name: components["schemas"]["BilingualDto"];
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
            /** @example +7 916 000-00-00 */
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
            /** @example +7 916 000-00-00 */
            phone: string;
            /** @description Ignored: whoever signs up is a Client */
            role?: Record<string, never>;
        };
        StatementAccountDto: {
            accrued: components["schemas"]["PayoffMoneyDto"];
            /** @description Owed at the end */
            closing: components["schemas"]["PayoffMoneyDto"];
            corrected: components["schemas"]["PayoffMoneyDto"];
            /** @enum {string} */
            currency: "AED" | "AUD" | "BHD" | "CAD" | "CHF" | "CNY" | "CZK" | "DKK" | "EUR" | "GBP" | "GEL" | "HKD" | "HUF" | "ILS" | "JPY" | "KZT" | "NOK" | "PLN" | "RSD" | "RUB" | "SEK" | "SGD" | "THB" | "TRY" | "TWD" | "USD";
            lines: components["schemas"]["StatementLineDto"][];
            /** @description Owed to the partner at the beginning */
            opening: components["schemas"]["PayoffMoneyDto"];
            paid: components["schemas"]["PayoffMoneyDto"];
        };
        StatementDto: {
            accounts: components["schemas"]["StatementAccountDto"][];
            /** Format: date */
            from: string;
            partner: components["schemas"]["PayoffPersonDto"];
            /** Format: date */
            to: string;
        };
        StatementLineDto: {
            amount: components["schemas"]["PayoffMoneyDto"];
            /**
             * @description How it was reckoned
             * @example 1,260.00 x 20 %
             */
            arithmetic: string | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "accrual" | "correction" | "payment";
            order: components["schemas"]["PayoffOrderRefDto"];
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
        SumDto: {
            /** @example 125.00 */
            amount: string;
            /** @example EUR */
            currency: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
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
            /** @description linkOver */
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
            204: {
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
            /** @description linkOver */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description emailInUse */
            409: {
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
    confirmAgainOfCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description tooManyLetters */
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
            202: {
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
            /** @description emailInUse */
            409: {
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
            202: {
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
            /** @description validationFailed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyLetters */
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
            /** @description linkOver */
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
            /** @description secondFactorInvalid, ticketOver */
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
    logoutOfAuth: {
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
    everywhereOfCredentials: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
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
    refreshOfAuth: {
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
            204: {
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
            /** @description linkOver */
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
    endOfCredentials: {
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
            204: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
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
            /** @description emailInUse */
            409: {
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
            /** @description tooManySignUps */
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
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
            /** @description emailInUse */
            409: {
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
            /** @description tooManySignUps */
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
    listCountriesOfCountries: {
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
                sort?: "-createdAt" | "-name" | "createdAt" | "name";
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
    allCountriesOfCountries: {
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
                sort?: "-createdAt" | "-name" | "createdAt" | "name";
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
    createdCountriesOfCountries: {
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
                sort?: "-createdAt" | "-name" | "createdAt" | "name";
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
    listOfDeadLetters: {
        parameters: {
            query?: {
                /** @description one or more, comma-separated, of: orders.counts, orders.payments, orders.search, orders.attached-files, ledger, reports, notifications, payoffs */
                "filter[consumer]"?: string;
                /** @description one or more, comma-separated, of: open, resolved, all */
                "filter[state]"?: string;
                page?: number;
                per_page?: number;
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
    oneOfDeadLetters: {
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
                    "application/json": components["schemas"]["DeadLetterDto"];
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
    retryOfDeadLetters: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; a repetition has no second effect */
                "Idempotency-Key"?: string;
            };
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
                    "application/json": components["schemas"]["DeadLetterDto"];
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
            /** @description deadLetterClosed */
            409: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid */
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
    skipOfDeadLetters: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; a repetition has no second effect */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLetterDto"];
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
            /** @description deadLetterClosed */
            409: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid */
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
    listOfMailer: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[order]"?: string;
                /** @description one or more, comma-separated, of: waiting, sent, bounced, failed */
                "filter[state]"?: string;
                page?: number;
                per_page?: number;
                /** @description Minus is descending */
                sort?: "-createdAt" | "createdAt";
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
    sendOfMailer: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDto"];
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
    oneOfMailer: {
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
                    "application/json": components["schemas"]["MessageDto"];
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
    retryOfMailer: {
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
                    "application/json": components["schemas"]["MessageDto"];
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
            /** @description notRetryable */
            409: {
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
    listOfNotifications: {
        parameters: {
            query?: {
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: string;
                /** @description one or more, comma-separated, of: orderPlaced, orderMoved, orderCancelled, actionNeeded, documentsReviewed, paymentReceived, transferDeclared, refundMade, partnerAppointed, rewardChanged, managerAssigned, unexpectedMoney, payoffMoved, mailBounced, deadLetter */
                "filter[kind]"?: string;
                /** @description true or false */
                "filter[unread]"?: string;
                page?: number;
                per_page?: number;
                /** @description Minus is descending */
                sort?: "-createdAt" | "createdAt";
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
    readOfNotifications: {
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
            204: {
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
    unreadAgainOfNotifications: {
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
            204: {
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
    preferencesOfNotifications: {
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
                    "application/json": components["schemas"]["PreferencesDto"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesDto"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadDto"];
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
    unreadOfNotifications: {
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
                    "application/json": components["schemas"]["UnreadDto"];
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
    historyOfOrderMoney: {
        parameters: {
            query?: {
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[at]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[client]"?: string;
                /** @description one or more, comma-separated, of: cash, transfer, provider */
                "filter[method]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[order]"?: string;
                /** @description true or false */
                "filter[refunded]"?: string;
                /** @description one or more, comma-separated, of: prepayment, postpayment */
                "filter[stage]"?: string;
                /** @description one or more, comma-separated, of: declared, confirmed, rejected, captured, pending */
                "filter[state]"?: string;
                page?: number;
                per_page?: number;
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
    recordOfOrderMoney: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordPaymentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    refundOfOrderMoney: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestRefundDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    declareOfOrderMoney: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclareTransferDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    settleOfOrderMoney: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                orderId: string;
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
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    listOfOrders: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[client]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[country]"?: string;
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[manager]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[partner]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[service]"?: string;
                /** @description one or more, comma-separated, of: newOrder, orderConfirmedNotPayed, orderConfirmedAndPayed, documentsRequested, documentsReceived, allStepsCompleted, projectWithFullyPayedOrderAccepted, lastPaymentRequired, lastPaymentPayed, lastPaymentConfirmed, documentsSentAfterLastPayment, projectFinished, orderCancelled, partnerRewardPercentChanged, NEW_ORDER */
                "filter[status]"?: string;
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[updatedAt]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "-createdAt" | "-number" | "-updatedAt" | "createdAt" | "number" | "updatedAt";
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
    placeOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
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
            201: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    oneOfOrders: {
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
                    "application/json": components["schemas"]["OrderDto"];
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
    editOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditOrderDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    attachOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachDocumentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    removeOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                documentId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    reviewOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                documentId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDocumentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    historyOfOrderHistory: {
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
                    "application/json": components["schemas"]["OrderHistoryDto"];
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
    assignManagerOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignManagerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    appointPartnerOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointPartnerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    changeRewardOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRewardDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    acknowledgeRewardOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    replayOfOrderHistory: {
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
                    "application/json": components["schemas"]["ReplayCertificateDto"];
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
    completeStepOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
                stepId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    reopenStepOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
                stepId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    exportOfOrders: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[client]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[country]"?: string;
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[manager]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[partner]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[service]"?: string;
                /** @description one or more, comma-separated, of: newOrder, orderConfirmedNotPayed, orderConfirmedAndPayed, documentsRequested, documentsReceived, allStepsCompleted, projectWithFullyPayedOrderAccepted, lastPaymentRequired, lastPaymentPayed, lastPaymentConfirmed, documentsSentAfterLastPayment, projectFinished, orderCancelled, partnerRewardPercentChanged, NEW_ORDER */
                "filter[status]"?: string;
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[updatedAt]"?: string;
                format?: "csv" | "xlsx";
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "-createdAt" | "-number" | "-updatedAt" | "createdAt" | "number" | "updatedAt";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
    listOfPayoffOrders: {
        parameters: {
            query?: {
                /** @description Needed from staff; of a partner only their own id */
                partner?: unknown;
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
    oneOfPayoffOrders: {
        parameters: {
            query?: {
                partner?: unknown;
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
                    "application/json": components["schemas"]["PayoffOrderDto"];
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
    operateOfOrderWrites: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; the answer is replayed for 30 days */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagerConfirmedNotPayedOrderDto"] | components["schemas"]["ManagerConfirmedPayedOrderDto"] | components["schemas"]["OrderPayedAfterManagerConfirmedDto"] | components["schemas"]["OrderPayedWithCashAfterManagerConfirmedDto"] | components["schemas"]["RequestDocumentsDto"] | components["schemas"]["ReceiveDocumentsDto"] | components["schemas"]["CompleteAllOrderStepsDto"] | components["schemas"]["AcceptWorkWithFullyPayedOrderDto"] | components["schemas"]["AcceptedProjectRequireLastPayDto"] | components["schemas"]["ClientPayedLastPaymentDto"] | components["schemas"]["ManagerConfirmedLastPaymentDto"] | components["schemas"]["ManagerFinishedProjectDto"] | components["schemas"]["CancelOrderDto"] | components["schemas"]["SendPayedProjectDocumentsDto"] | components["schemas"]["NotAcceptPartnerWorkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the order in the body */
                    ETag?: string;
                    /** @description true when the answer was given before */
                    "Idempotency-Replayed"?: string;
                    /** @description Version right after the write */
                    "Outcome-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDto"];
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
            /** @description accessDenied, forbiddenForRole */
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
            /** @description operationNotPermittedInStatus, prepaymentAlreadyPaid, prepaymentMissing, amountOutOfRange, nothingRequested, documentsMissing, stepsOpen, balanceDue, nothingDue, nothingReopened, resultMissing, alreadyPaid, partnerMissing, rewardUnchanged, stepUnknown, stepAlreadyCompleted, stepNotCompleted, itemUnknown, documentUnknown, documentAccepted, documentAlreadyReviewed, paymentUnknown, paymentAlreadySettled, refundUnknown, refundExceedsPaid, configurationUnchanged, alreadyAssigned */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    listOfPayoffs: {
        parameters: {
            query?: {
                /** @description one or more, comma-separated, of: EUR, USD, RUB, GBP, CHF, JPY, CNY, AED, AUD, BHD, CAD, CZK, DKK, GEL, HKD, HUF, ILS, KZT, NOK, PLN, RSD, SEK, SGD, THB, TRY, TWD */
                "filter[currency]"?: string;
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[finishedAt]"?: string;
                /** @description one or more ids, comma-separated */
                "filter[partner]"?: string;
                /** @description one or more, comma-separated, of: accrued, held, payable, approved, paid, reversed */
                "filter[state]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
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
    oneOfPayoffs: {
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
                    "application/json": components["schemas"]["PayoffDto"];
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
    operateOfPayoffs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoffDto"];
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
            /** @description forbiddenForRole */
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
            /** @description payoffNotInState, payoffFourEyes, payoffOwnReward, payoffNothingDue, payoffRecoveryUncovered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused */
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
    statementOfPayoffs: {
        parameters: {
            query: {
                format?: "csv" | "json" | "pdf" | "xlsx";
                from: unknown;
                language?: "en" | "ru";
                /** @description Needed from staff; of a partner only their own id */
                partner?: unknown;
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
    rebuildOfReadModels: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; a repetition has no second effect */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadModelDto"];
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
            /** @description rebuildUnderWay */
            409: {
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
            /** @description idempotencyKeyReused, idempotencyKeyInvalid */
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
    swapOfReadModels: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters; a repetition has no second effect */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadModelDto"];
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
            /** @description nothingToTake, neverReplaced */
            409: {
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid */
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
    reportOfReports: {
        parameters: {
            query: {
                compare?: "none" | "previous";
                /** @description One or more, comma-separated */
                "filter[country]"?: string;
                /** @description One or more, comma-separated */
                "filter[currency]"?: string;
                /** @description One or more, comma-separated */
                "filter[manager]"?: string;
                /** @description One or more, comma-separated */
                "filter[partner]"?: string;
                /** @description One or more, comma-separated */
                "filter[service]"?: string;
                /** @description One or more, comma-separated */
                "filter[status]"?: string;
                from: string;
                /** @description Each report offers some of them, the first by default */
                groupBy?: "country" | "day" | "department" | "manager" | "method" | "month" | "partner" | "service" | "stage" | "status" | "week";
                /** @description IANA name of the zone the days are of; UTC by default */
                timeZone?: unknown;
                /** @description Belongs to the period */
                to: string;
            };
            header?: never;
            path: {
                report: "departments" | "funnel" | "orders" | "payments" | "revenue";
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
    exportOfReports: {
        parameters: {
            query: {
                compare?: "none" | "previous";
                /** @description One or more, comma-separated */
                "filter[country]"?: string;
                /** @description One or more, comma-separated */
                "filter[currency]"?: string;
                /** @description One or more, comma-separated */
                "filter[manager]"?: string;
                /** @description One or more, comma-separated */
                "filter[partner]"?: string;
                /** @description One or more, comma-separated */
                "filter[service]"?: string;
                /** @description One or more, comma-separated */
                "filter[status]"?: string;
                format?: "csv" | "xlsx";
                from: string;
                /** @description Each report offers some of them, the first by default */
                groupBy?: "country" | "day" | "department" | "manager" | "method" | "month" | "partner" | "service" | "stage" | "status" | "week";
                rows?: "figures" | "orders";
                /** @description IANA name of the zone the days are of; UTC by default */
                timeZone?: unknown;
                /** @description Belongs to the period */
                to: string;
            };
            header?: never;
            path: {
                report: "departments" | "funnel" | "orders" | "payments" | "revenue";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
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
    ordersOfReports: {
        parameters: {
            query: {
                compare?: "none" | "previous";
                /** @description One or more, comma-separated */
                "filter[country]"?: string;
                /** @description One or more, comma-separated */
                "filter[currency]"?: string;
                /** @description One or more, comma-separated */
                "filter[manager]"?: string;
                /** @description One or more, comma-separated */
                "filter[partner]"?: string;
                /** @description One or more, comma-separated */
                "filter[service]"?: string;
                /** @description One or more, comma-separated */
                "filter[status]"?: string;
                from: string;
                /** @description Each report offers some of them, the first by default */
                groupBy?: "country" | "day" | "department" | "manager" | "method" | "month" | "partner" | "service" | "stage" | "status" | "week";
                measure: unknown;
                page?: number;
                per_page?: number;
                /** @description The key of a row; absent: the total */
                row?: unknown;
                /** @description IANA name of the zone the days are of; UTC by default */
                timeZone?: unknown;
                /** @description Belongs to the period */
                to: string;
            };
            header?: never;
            path: {
                report: "departments" | "funnel" | "orders" | "payments" | "revenue";
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
    listServicesOfServices: {
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
                sort?: "-createdAt" | "-price" | "-term" | "-title" | "createdAt" | "price" | "term" | "title";
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
    showServiceOfServices: {
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
    readOfSettings: {
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
                    "application/json": components["schemas"]["SecuritySettingsDto"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecuritySettingsDto"];
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
            /** @description validationFailed, idempotencyKeyReused */
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
    downloadFileOfUploadFile: {
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
    fileContentOfUploadFile: {
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
    linkFileOfUploadFile: {
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
    changeProfileOfUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
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
            /** @description validationFailed, idempotencyKeyReused, idempotencyKeyInvalid, ifMatchInvalid */
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
    personOfPeople: {
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
                    "application/json": components["schemas"]["PersonDto"];
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
    erasePersonOfPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EraseBody"];
            };
        };
        responses: {
            204: {
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
            /** @description hasOpenOrders, moneyOwed, lastOwner, personErased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused */
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
    changePersonOfPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: string;
                /** @description The version last seen, as the ETag says it: "7" */
                "If-Match"?: string;
            };
            path: {
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDto"];
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
            /** @description emailInUse, lastOwner, personErased */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description validationFailed, idempotencyKeyReused, ifMatchInvalid */
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
    avatarOfAvatar: {
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
                    "image/webp": string;
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
    listHistoryOfPersonRecords: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Minus is descending */
                sort?: "-createdAt" | "createdAt";
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
                    "application/json": components["schemas"]["PersonEventsPageDto"];
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
    inviteAgainOfPeople: {
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
            202: {
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
            /** @description invitationTaken, personErased */
            409: {
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
            /** @description tooManyLetters */
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
    listNotesOfPersonRecords: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                /** @description Minus is descending */
                sort?: "-createdAt" | "createdAt";
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
                    "application/json": components["schemas"]["NotesPageDto"];
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
    addNoteOfPersonRecords: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
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
            /** @description personErased */
            409: {
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
            /** @description validationFailed, idempotencyKeyReused */
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
    removeNoteOfPersonRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                noteId: string;
            };
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
    resetOfSecondFactor: {
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
            204: {
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
            /** @description noSecondFactor */
            409: {
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
    summaryOfPersonRecords: {
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
                    "application/json": components["schemas"]["PersonSummaryDto"];
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
    clientsOfPeopleLists: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[country]"?: string;
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: string;
                /** @description one or more, comma-separated, of: invited, active, deactivated, erased */
                "filter[status]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "-createdAt" | "-lastName" | "createdAt" | "lastName";
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
    createPartnerOfPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: string;
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDto"];
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
            /** @description emailInUse */
            409: {
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
            /** @description validationFailed, idempotencyKeyReused */
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
    departmentOfPeopleLists: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[country]"?: string;
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: string;
                /** @description one or more, comma-separated, of: invited, active, deactivated, erased */
                "filter[status]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "-createdAt" | "-lastName" | "createdAt" | "lastName";
            };
            header?: never;
            path: {
                department: "ubAgents" | "ubBusinessDevelopment" | "ubClient" | "ubContact" | "ubContent" | "ubInnovations" | "ubOutsideDepartment" | "ubServices";
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
    inviteStaffOfPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 128 visible characters */
                "Idempotency-Key"?: string;
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDto"];
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
            /** @description emailInUse */
            409: {
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
            /** @description validationFailed, idempotencyKeyReused */
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
    meOfUsers: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDto"];
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
            /** @description invalidPhotoFormat, unsupportedMediaType */
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
    removeAvatarOfAvatar: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
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
            /** @description secondFactorEnrolled */
            409: {
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
            /** @description secondFactorEnrolled */
            409: {
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
    removeOfSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveSecondFactorBody"];
            };
        };
        responses: {
            204: {
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
            /** @description noSecondFactor */
            409: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
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
            /** @description noSecondFactor */
            409: {
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
    partnersOfPeopleLists: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[country]"?: string;
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: string;
                /** @description one or more, comma-separated, of: invited, active, deactivated, erased */
                "filter[status]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "-createdAt" | "-lastName" | "createdAt" | "lastName";
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
    staffOfPeopleLists: {
        parameters: {
            query?: {
                /** @description one or more ids, comma-separated */
                "filter[country]"?: string;
                /** @description a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out */
                "filter[createdAt]"?: string;
                /** @description one or more, comma-separated, of: ubContact, ubClient, ubServices, ubAgents, ubBusinessDevelopment, ubContent, ubInnovations, ubOutsideDepartment */
                "filter[department]"?: string;
                /** @description one or more, comma-separated, of: Owner, Admin, CEO, Supermanager, DepartmentHead, Manager */
                "filter[role]"?: string;
                /** @description one or more, comma-separated, of: invited, active, deactivated, erased */
                "filter[status]"?: string;
                page?: number;
                per_page?: number;
                /** @description From 3 characters */
                search?: string;
                /** @description Minus is descending */
                sort?: "-createdAt" | "-lastName" | "createdAt" | "lastName";
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
