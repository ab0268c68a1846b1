// Made by `npm run docs` from the types of the events; what is in it never changes again, new versions are added.
export const eventDefinitions = {
  "AccountChange": {
    "type": "object",
    "properties": {
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "from": {
        "anyOf": [
          {
            "$ref": "#/definitions/BankAccount"
          },
          {
            "type": "null"
          }
        ]
      },
      "to": {
        "anyOf": [
          {
            "$ref": "#/definitions/BankAccount"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "currency",
      "from",
      "to"
    ],
    "additionalProperties": false
  },
  "Agreement": {
    "type": "object",
    "properties": {
      "terms": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "startEarly": {
        "type": "boolean"
      }
    },
    "required": [
      "startEarly",
      "terms"
    ],
    "additionalProperties": false
  },
  "BankAccount": {
    "type": "object",
    "properties": {
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "payee": {
        "type": "string"
      },
      "iban": {
        "type": "string"
      },
      "account": {
        "type": "string"
      },
      "bic": {
        "type": "string"
      },
      "bank": {
        "type": "string"
      },
      "bankAddress": {
        "type": "string"
      },
      "purpose": {
        "$ref": "#/definitions/Bilingual"
      }
    },
    "required": [
      "account",
      "bank",
      "bankAddress",
      "bic",
      "currency",
      "iban",
      "payee",
      "purpose"
    ],
    "additionalProperties": false
  },
  "BasisPoints": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
  },
  "Bilingual": {
    "type": "object",
    "properties": {
      "ru": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "required": [
      "en",
      "ru"
    ],
    "additionalProperties": false
  },
  "CallOutcome": {
    "type": "string",
    "enum": [
      "callLater",
      "notReached",
      "reached"
    ]
  },
  "ChatKind": {
    "type": "string",
    "enum": [
      "client",
      "team"
    ]
  },
  "CheckoutStatus": {
    "type": "string",
    "enum": [
      "approvalWaited",
      "approved",
      "cancelled",
      "captured",
      "capturing",
      "created",
      "declined",
      "denied",
      "expired",
      "pending",
      "superseded",
      "unknown"
    ]
  },
  "ChoiceKind": {
    "type": "string",
    "enum": [
      "activityArea",
      "director",
      "directorCompany"
    ]
  },
  "Configuration": {
    "type": "object",
    "properties": {
      "employeesAmount": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "registrationPeriod": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "director": {
        "type": "string"
      },
      "directorCompany": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "activityAreas": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "activityAreas",
      "director",
      "directorCompany",
      "employeesAmount",
      "registrationPeriod"
    ],
    "additionalProperties": false
  },
  "Currency": {
    "type": "string",
    "enum": [
      "AED",
      "AUD",
      "BHD",
      "CAD",
      "CHF",
      "CNY",
      "CZK",
      "DKK",
      "EUR",
      "GBP",
      "GEL",
      "HKD",
      "HUF",
      "ILS",
      "JPY",
      "KZT",
      "NOK",
      "PLN",
      "RSD",
      "RUB",
      "SEK",
      "SGD",
      "THB",
      "TRY",
      "TWD",
      "USD"
    ]
  },
  "Department": {
    "type": "string",
    "enum": [
      "ubAgents",
      "ubBusinessDevelopment",
      "ubClient",
      "ubContact",
      "ubContent",
      "ubInnovations",
      "ubOutsideDepartment",
      "ubServices"
    ]
  },
  "DetailSection": {
    "type": "string",
    "enum": [
      "founders",
      "names",
      "people"
    ]
  },
  "DisputeOutcome": {
    "type": "string",
    "enum": [
      "lost",
      "withdrawn",
      "won"
    ]
  },
  "DocumentFormat": {
    "type": "string",
    "enum": [
      "office",
      "pdf",
      "picture"
    ]
  },
  "DocumentKind": {
    "anyOf": [
      {
        "$ref": "#/definitions/ItemKind"
      },
      {
        "type": "string",
        "const": "result"
      }
    ]
  },
  "EndCause": {
    "type": "string",
    "enum": [
      "approverDeactivated",
      "expired",
      "proposerDeactivated",
      "withdrawn"
    ]
  },
  "FindingKind": {
    "type": "string",
    "enum": [
      "cancelledPaid",
      "disputed",
      "mismatch",
      "overpaid",
      "unknown",
      "unmatched"
    ]
  },
  "Id": {
    "type": "string",
    "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
  },
  "ItemKind": {
    "type": "string",
    "enum": [
      "address",
      "document"
    ]
  },
  "Language": {
    "type": "string",
    "enum": [
      "en",
      "ru"
    ]
  },
  "LastPaymentCause": {
    "type": "string",
    "enum": [
      "moneyBack",
      "rejected",
      "short",
      "withdrawn"
    ]
  },
  "LeadKind": {
    "type": "string",
    "enum": [
      "call",
      "consultation",
      "offer",
      "steps"
    ]
  },
  "LeadStatus": {
    "type": "string",
    "enum": [
      "called",
      "lost",
      "new",
      "taken",
      "won"
    ]
  },
  "ListedPrice": {
    "type": "object",
    "properties": {
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "basePrice": {
        "$ref": "#/definitions/MinorUnits"
      },
      "options": {
        "$ref": "#/definitions/OptionPrices"
      },
      "rate": {
        "type": "string"
      },
      "date": {
        "type": "string"
      },
      "source": {
        "type": "string"
      }
    },
    "required": [
      "basePrice",
      "currency",
      "date",
      "options",
      "rate",
      "source"
    ],
    "additionalProperties": false
  },
  "LossReason": {
    "type": "string",
    "enum": [
      "choseAnother",
      "duplicate",
      "noAnswer",
      "notInterested",
      "other",
      "spam",
      "tooExpensive",
      "wrongContact"
    ]
  },
  "Micros": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
  },
  "MinorUnits": {
    "type": "integer",
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
  },
  "Moved": {
    "type": "object",
    "properties": {
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "from",
      "to"
    ],
    "additionalProperties": false
  },
  "Movement": {
    "type": "object",
    "properties": {
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "payment",
      "stage"
    ],
    "additionalProperties": false
  },
  "Nothing": {
    "type": "object",
    "additionalProperties": false
  },
  "OfOrder": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "order"
    ],
    "additionalProperties": false
  },
  "OptionPrices": {
    "type": "object",
    "properties": {
      "employeesAmount": {
        "type": "object",
        "properties": {
          "min": {
            "type": "integer",
            "minimum": -9007199254740991,
            "maximum": 9007199254740991
          },
          "max": {
            "type": "integer",
            "minimum": -9007199254740991,
            "maximum": 9007199254740991
          },
          "price": {
            "$ref": "#/definitions/MinorUnits"
          }
        },
        "required": [
          "max",
          "min",
          "price"
        ],
        "additionalProperties": false
      },
      "registrationPeriod": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "value": {
              "type": "integer",
              "minimum": -9007199254740991,
              "maximum": 9007199254740991
            },
            "title": {
              "$ref": "#/definitions/Bilingual"
            },
            "price": {
              "$ref": "#/definitions/MinorUnits"
            }
          },
          "required": [
            "price",
            "title",
            "value"
          ],
          "additionalProperties": false
        }
      },
      "director": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/PricedCode"
        }
      },
      "directorCompany": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/PricedCode"
        }
      },
      "activityAreas": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/PricedCode"
        }
      }
    },
    "required": [
      "activityAreas",
      "director",
      "directorCompany",
      "employeesAmount",
      "registrationPeriod"
    ],
    "additionalProperties": false
  },
  "OrderTerms": {
    "type": "object",
    "properties": {
      "service": {
        "$ref": "#/definitions/Id"
      },
      "serviceTitle": {
        "$ref": "#/definitions/Bilingual"
      },
      "country": {
        "$ref": "#/definitions/Id"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "basePrice": {
        "$ref": "#/definitions/MinorUnits"
      },
      "prepaymentPercent": {
        "$ref": "#/definitions/BasisPoints"
      },
      "partnerRewardPercent": {
        "$ref": "#/definitions/BasisPoints"
      },
      "termDays": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "options": {
        "$ref": "#/definitions/OptionPrices"
      },
      "requiredDocuments": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "kind": {
              "$ref": "#/definitions/ItemKind"
            },
            "title": {
              "$ref": "#/definitions/Bilingual"
            },
            "note": {
              "anyOf": [
                {
                  "$ref": "#/definitions/Bilingual"
                },
                {
                  "type": "null"
                }
              ]
            }
          },
          "required": [
            "kind",
            "note",
            "title"
          ],
          "additionalProperties": false
        }
      },
      "steps": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "key": {
              "type": "string"
            },
            "title": {
              "$ref": "#/definitions/Bilingual"
            },
            "steps": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "id": {
                    "$ref": "#/definitions/Id"
                  },
                  "title": {
                    "$ref": "#/definitions/Bilingual"
                  },
                  "visible": {
                    "type": "boolean"
                  }
                },
                "required": [
                  "id",
                  "title",
                  "visible"
                ],
                "additionalProperties": false
              }
            }
          },
          "required": [
            "key",
            "steps",
            "title"
          ],
          "additionalProperties": false
        }
      }
    },
    "required": [
      "basePrice",
      "country",
      "currency",
      "options",
      "partnerRewardPercent",
      "prepaymentPercent",
      "requiredDocuments",
      "service",
      "serviceTitle",
      "steps",
      "termDays"
    ],
    "additionalProperties": false
  },
  "PaymentMethod": {
    "type": "string",
    "enum": [
      "cash",
      "provider",
      "transfer"
    ]
  },
  "PaymentStage": {
    "type": "string",
    "enum": [
      "postpayment",
      "prepayment"
    ]
  },
  "Post": {
    "type": "object",
    "properties": {
      "role": {
        "$ref": "#/definitions/Role"
      },
      "department": {
        "anyOf": [
          {
            "$ref": "#/definitions/Department"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "department",
      "role"
    ],
    "additionalProperties": false
  },
  "Price": {
    "type": "object",
    "properties": {
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "currency"
    ],
    "additionalProperties": false
  },
  "PricedCode": {
    "type": "object",
    "properties": {
      "code": {
        "type": "string"
      },
      "title": {
        "$ref": "#/definitions/Bilingual"
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      }
    },
    "required": [
      "code",
      "price",
      "title"
    ],
    "additionalProperties": false
  },
  "ProgressStatus": {
    "type": "string",
    "enum": [
      "allStepsCompleted",
      "documentsReceived",
      "documentsRequested",
      "documentsSentAfterLastPayment",
      "lastPaymentConfirmed",
      "lastPaymentPayed",
      "lastPaymentRequired",
      "newOrder",
      "orderCancelled",
      "orderConfirmedAndPayed",
      "orderConfirmedNotPayed",
      "projectFinished",
      "projectWithFullyPayedOrderAccepted"
    ]
  },
  "RefundWay": {
    "type": "string",
    "enum": [
      "other",
      "provider"
    ]
  },
  "RejectionCause": {
    "type": "string",
    "enum": [
      "expired",
      "pageMissing",
      "unreadable",
      "wrongDocument"
    ]
  },
  "ReversalCause": {
    "type": "string",
    "enum": [
      "dispute",
      "providerRefund",
      "reversal"
    ]
  },
  "ReversalOutcome": {
    "type": "string",
    "enum": [
      "paidAgain",
      "waived"
    ]
  },
  "Role": {
    "type": "string",
    "enum": [
      "Admin",
      "CEO",
      "Client",
      "DepartmentHead",
      "Manager",
      "Owner",
      "Partner",
      "Supermanager"
    ]
  },
  "Side": {
    "type": "string",
    "enum": [
      "client",
      "partner",
      "staff"
    ]
  },
  "SupersedeCause": {
    "type": "string",
    "enum": [
      "cancelled",
      "edited",
      "replaced"
    ]
  },
  "TermUnit": {
    "type": "string",
    "enum": [
      "calendar",
      "working"
    ]
  },
  "Terms": {
    "type": "object",
    "properties": {
      "price": {
        "$ref": "#/definitions/Price"
      },
      "prepaymentPercent": {
        "$ref": "#/definitions/BasisPoints"
      },
      "partnerReward": {
        "$ref": "#/definitions/BasisPoints"
      }
    },
    "required": [
      "partnerReward",
      "prepaymentPercent",
      "price"
    ],
    "additionalProperties": false
  },
  "TextRef": {
    "type": "object",
    "properties": {
      "text": {
        "$ref": "#/definitions/Id"
      },
      "hash": {
        "type": "string"
      }
    },
    "required": [
      "hash",
      "text"
    ],
    "additionalProperties": false
  },
  "TextsErasedData": {
    "type": "object",
    "properties": {
      "texts": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "cause": {
        "type": "string",
        "enum": [
          "before",
          "personErased"
        ]
      }
    },
    "required": [
      "cause",
      "texts"
    ],
    "additionalProperties": false
  }
};

export const eventSchemaTable = {
  "BankAccountsAdded/1": {
    "type": "object",
    "properties": {
      "accounts": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/BankAccount"
        }
      }
    },
    "required": [
      "accounts"
    ],
    "additionalProperties": false
  },
  "BankAccountsChanged/1": {
    "type": "object",
    "properties": {
      "currencies": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Currency"
        }
      }
    },
    "required": [
      "currencies"
    ],
    "additionalProperties": false
  },
  "BankAccountsKept/1": {
    "type": "object",
    "properties": {
      "accounts": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/BankAccount"
        }
      },
      "known": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Currency"
        }
      }
    },
    "required": [
      "accounts",
      "known"
    ],
    "additionalProperties": false
  },
  "BankChangeApproved/1": {
    "type": "object",
    "properties": {
      "proposal": {
        "$ref": "#/definitions/Id"
      },
      "currencies": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Currency"
        }
      },
      "inForceAt": {
        "$ref": "#/definitions/Micros"
      }
    },
    "required": [
      "currencies",
      "inForceAt",
      "proposal"
    ],
    "additionalProperties": false
  },
  "BankChangeEnded/1": {
    "type": "object",
    "properties": {
      "proposal": {
        "$ref": "#/definitions/Id"
      },
      "currencies": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Currency"
        }
      },
      "cause": {
        "$ref": "#/definitions/EndCause"
      }
    },
    "required": [
      "cause",
      "currencies",
      "proposal"
    ],
    "additionalProperties": false
  },
  "BankChangeInForce/1": {
    "type": "object",
    "properties": {
      "proposal": {
        "$ref": "#/definitions/Id"
      },
      "changes": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/AccountChange"
        }
      },
      "proposedBy": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "approvedBy": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "since": {
        "$ref": "#/definitions/Micros"
      }
    },
    "required": [
      "approvedBy",
      "changes",
      "proposal",
      "proposedBy",
      "since"
    ],
    "additionalProperties": false
  },
  "BankChangeProposed/1": {
    "type": "object",
    "properties": {
      "proposal": {
        "$ref": "#/definitions/Id"
      },
      "changes": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/AccountChange"
        }
      },
      "alone": {
        "type": "boolean"
      },
      "inForceAt": {
        "anyOf": [
          {
            "$ref": "#/definitions/Micros"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "alone",
      "changes",
      "inForceAt",
      "proposal"
    ],
    "additionalProperties": false
  },
  "BankChangeReminded/1": {
    "type": "object",
    "properties": {
      "proposal": {
        "$ref": "#/definitions/Id"
      },
      "currencies": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Currency"
        }
      },
      "proposedBy": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "inForceAt": {
        "$ref": "#/definitions/Micros"
      },
      "reminders": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      }
    },
    "required": [
      "currencies",
      "inForceAt",
      "proposal",
      "proposedBy",
      "reminders"
    ],
    "additionalProperties": false
  },
  "CashPaymentRecorded/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "note": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "note",
      "payment",
      "stage"
    ]
  },
  "CashPaymentRecorded/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "note": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "valueDate": {
        "type": [
          "null",
          "string"
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "note",
      "payment",
      "stage",
      "valueDate"
    ]
  },
  "CatalogueImported/1": {
    "type": "object",
    "properties": {
      "created": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "changed": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "unchanged": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      }
    },
    "required": [
      "changed",
      "created",
      "unchanged"
    ],
    "additionalProperties": false
  },
  "ChatOpened/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      },
      "kind": {
        "$ref": "#/definitions/ChatKind"
      }
    },
    "required": [
      "kind",
      "order"
    ],
    "additionalProperties": false
  },
  "CheckoutApproved/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "reference": {
        "type": "string"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "order",
      "reference"
    ]
  },
  "CheckoutBegun/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "client": {
        "$ref": "#/definitions/Id"
      },
      "provider": {
        "type": "string"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "amount",
      "client",
      "currency",
      "order",
      "provider",
      "stage"
    ]
  },
  "CheckoutCancelled/1": {
    "$ref": "#/definitions/OfOrder"
  },
  "CheckoutCaptureBegun/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "amount",
      "currency",
      "order"
    ]
  },
  "CheckoutCaptured/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "from": {
        "$ref": "#/definitions/CheckoutStatus"
      },
      "capture": {
        "type": "string"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "fee": {
        "anyOf": [
          {
            "$ref": "#/definitions/MinorUnits"
          },
          {
            "type": "null"
          }
        ]
      },
      "late": {
        "type": "boolean"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "amount",
      "capture",
      "currency",
      "fee",
      "from",
      "late",
      "order"
    ]
  },
  "CheckoutDeclined/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "issue": {
        "type": "string"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "issue",
      "order"
    ]
  },
  "CheckoutDenied/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "capture": {
        "type": "string"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "capture",
      "order"
    ]
  },
  "CheckoutExpired/1": {
    "$ref": "#/definitions/OfOrder"
  },
  "CheckoutOpened/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "reference": {
        "type": "string"
      },
      "approveUrl": {
        "type": "string"
      },
      "expiresAt": {
        "$ref": "#/definitions/Micros"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "approveUrl",
      "expiresAt",
      "order",
      "reference"
    ]
  },
  "CheckoutPending/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "capture": {
        "type": "string"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "capture",
      "order"
    ]
  },
  "CheckoutSuperseded/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "cause": {
        "$ref": "#/definitions/SupersedeCause"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "cause",
      "order"
    ]
  },
  "CheckoutUnanswered/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "from": {
        "$ref": "#/definitions/CheckoutStatus"
      },
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "from",
      "order"
    ]
  },
  "ChoiceArchived/1": {
    "$ref": "#/definitions/Nothing"
  },
  "ChoiceDeleted/1": {
    "type": "object",
    "properties": {
      "kind": {
        "$ref": "#/definitions/ChoiceKind"
      },
      "code": {
        "type": "string"
      }
    },
    "required": [
      "code",
      "kind"
    ],
    "additionalProperties": false
  },
  "ChoiceRestored/1": {
    "$ref": "#/definitions/Nothing"
  },
  "ChoiceSaved/1": {
    "type": "object",
    "properties": {
      "kind": {
        "$ref": "#/definitions/ChoiceKind"
      },
      "code": {
        "type": "string"
      },
      "fields": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "code",
      "fields",
      "kind"
    ],
    "additionalProperties": false
  },
  "CompanyRecorded/1": {
    "type": "object",
    "properties": {
      "name": {
        "$ref": "#/definitions/TextRef"
      },
      "registerNumber": {
        "$ref": "#/definitions/TextRef"
      },
      "address": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "registeredOn": {
        "type": "string"
      },
      "renewsOn": {
        "type": [
          "null",
          "string"
        ]
      }
    },
    "required": [
      "address",
      "name",
      "registerNumber",
      "registeredOn",
      "renewsOn"
    ],
    "additionalProperties": false
  },
  "CountryArchived/1": {
    "$ref": "#/definitions/Nothing"
  },
  "CountryCreated/1": {
    "type": "object",
    "properties": {
      "code": {
        "type": "string"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "code",
      "currency"
    ],
    "additionalProperties": false
  },
  "CountryDeleted/1": {
    "type": "object",
    "properties": {
      "code": {
        "type": "string"
      }
    },
    "required": [
      "code"
    ],
    "additionalProperties": false
  },
  "CountryEdited/1": {
    "type": "object",
    "properties": {
      "fields": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "fields"
    ],
    "additionalProperties": false
  },
  "CountryRestored/1": {
    "$ref": "#/definitions/Nothing"
  },
  "CurrenciesChanged/1": {
    "type": "object",
    "properties": {
      "added": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Currency"
        }
      },
      "dropped": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Currency"
        }
      }
    },
    "required": [
      "added",
      "dropped"
    ],
    "additionalProperties": false
  },
  "DetailsChanged/1": {
    "type": "object",
    "properties": {
      "details": {
        "$ref": "#/definitions/TextRef"
      },
      "previous": {
        "$ref": "#/definitions/TextRef"
      }
    },
    "required": [
      "details",
      "previous"
    ],
    "additionalProperties": false
  },
  "DetailsGiven/1": {
    "type": "object",
    "properties": {
      "details": {
        "$ref": "#/definitions/TextRef"
      }
    },
    "required": [
      "details"
    ],
    "additionalProperties": false
  },
  "DisputeClosed/1": {
    "type": "object",
    "properties": {
      "dispute": {
        "type": "string"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "provider": {
        "type": "string"
      },
      "outcome": {
        "$ref": "#/definitions/DisputeOutcome"
      }
    },
    "required": [
      "amount",
      "currency",
      "dispute",
      "outcome",
      "payment",
      "provider"
    ],
    "additionalProperties": false
  },
  "DocumentAccepted/1": {
    "type": "object",
    "properties": {
      "document": {
        "$ref": "#/definitions/Id"
      },
      "item": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "document",
      "item"
    ],
    "additionalProperties": false
  },
  "DocumentAttached/1": {
    "type": "object",
    "properties": {
      "document": {
        "$ref": "#/definitions/Id"
      },
      "kind": {
        "$ref": "#/definitions/DocumentKind"
      },
      "item": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "file": {
        "$ref": "#/definitions/Id"
      },
      "title": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "document",
      "file",
      "item",
      "kind",
      "title"
    ],
    "additionalProperties": false
  },
  "DocumentAttached/2": {
    "type": "object",
    "properties": {
      "document": {
        "$ref": "#/definitions/Id"
      },
      "kind": {
        "$ref": "#/definitions/DocumentKind"
      },
      "item": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "file": {
        "$ref": "#/definitions/Id"
      },
      "title": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "replaces": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "document",
      "file",
      "item",
      "kind",
      "replaces",
      "title"
    ],
    "additionalProperties": false
  },
  "DocumentRejected/1": {
    "type": "object",
    "properties": {
      "document": {
        "$ref": "#/definitions/Id"
      },
      "item": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "reason": {
        "$ref": "#/definitions/TextRef"
      }
    },
    "required": [
      "document",
      "item",
      "reason"
    ],
    "additionalProperties": false
  },
  "DocumentRejected/2": {
    "type": "object",
    "properties": {
      "document": {
        "$ref": "#/definitions/Id"
      },
      "item": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "reason": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "cause": {
        "anyOf": [
          {
            "$ref": "#/definitions/RejectionCause"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "cause",
      "document",
      "item",
      "reason"
    ],
    "additionalProperties": false
  },
  "DocumentRemoved/1": {
    "type": "object",
    "properties": {
      "document": {
        "$ref": "#/definitions/Id"
      },
      "file": {
        "$ref": "#/definitions/Id"
      },
      "kind": {
        "$ref": "#/definitions/DocumentKind"
      }
    },
    "required": [
      "document",
      "file",
      "kind"
    ],
    "additionalProperties": false
  },
  "DocumentsReceived/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "onPaper": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "from",
      "onPaper",
      "to"
    ]
  },
  "DocumentsRequested/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "$ref": "#/definitions/Id"
            },
            "kind": {
              "$ref": "#/definitions/ItemKind"
            },
            "title": {
              "$ref": "#/definitions/TextRef"
            },
            "note": {
              "anyOf": [
                {
                  "$ref": "#/definitions/TextRef"
                },
                {
                  "type": "null"
                }
              ]
            }
          },
          "required": [
            "id",
            "kind",
            "note",
            "title"
          ],
          "additionalProperties": false
        }
      },
      "again": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "withdrawn": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "again",
      "from",
      "items",
      "to",
      "withdrawn"
    ]
  },
  "DocumentsRequested/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "$ref": "#/definitions/Id"
            },
            "kind": {
              "$ref": "#/definitions/ItemKind"
            },
            "title": {
              "anyOf": [
                {
                  "$ref": "#/definitions/TextRef"
                },
                {
                  "type": "null"
                }
              ]
            },
            "note": {
              "anyOf": [
                {
                  "$ref": "#/definitions/TextRef"
                },
                {
                  "type": "null"
                }
              ]
            },
            "required": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": -9007199254740991,
              "maximum": 9007199254740991
            }
          },
          "required": [
            "id",
            "kind",
            "note",
            "required",
            "title"
          ],
          "additionalProperties": false
        }
      },
      "again": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "withdrawn": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "again",
      "from",
      "items",
      "to",
      "withdrawn"
    ]
  },
  "DocumentsRequested/3": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "items": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "$ref": "#/definitions/Id"
            },
            "kind": {
              "$ref": "#/definitions/ItemKind"
            },
            "title": {
              "anyOf": [
                {
                  "$ref": "#/definitions/TextRef"
                },
                {
                  "type": "null"
                }
              ]
            },
            "note": {
              "anyOf": [
                {
                  "$ref": "#/definitions/TextRef"
                },
                {
                  "type": "null"
                }
              ]
            },
            "required": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": -9007199254740991,
              "maximum": 9007199254740991
            }
          },
          "required": [
            "id",
            "kind",
            "note",
            "required",
            "title"
          ],
          "additionalProperties": false
        }
      },
      "again": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "withdrawn": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "due": {
        "anyOf": [
          {
            "$ref": "#/definitions/Micros"
          },
          {
            "type": "null"
          }
        ]
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "again",
      "due",
      "from",
      "items",
      "to",
      "withdrawn"
    ]
  },
  "EmailChangeCancelled/1": {
    "$ref": "#/definitions/Nothing"
  },
  "EmailChangeRequested/1": {
    "type": "object",
    "properties": {
      "by": {
        "type": "string",
        "enum": [
          "self",
          "staff"
        ]
      }
    },
    "required": [
      "by"
    ],
    "additionalProperties": false
  },
  "EmailChanged/1": {
    "$ref": "#/definitions/Nothing"
  },
  "EmailConfirmed/1": {
    "$ref": "#/definitions/Nothing"
  },
  "ExchangeRatesChanged/1": {
    "type": "object",
    "properties": {
      "currencies": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Currency"
        }
      }
    },
    "required": [
      "currencies"
    ],
    "additionalProperties": false
  },
  "ExpectedDateChanged/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "before": {
        "$ref": "#/definitions/Micros"
      },
      "date": {
        "$ref": "#/definitions/Micros"
      },
      "reason": {
        "$ref": "#/definitions/TextRef"
      }
    },
    "required": [
      "before",
      "date",
      "reason"
    ]
  },
  "FeedbackAnswered/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      },
      "answer": {
        "$ref": "#/definitions/TextRef"
      }
    },
    "required": [
      "answer",
      "order"
    ],
    "additionalProperties": false
  },
  "FeedbackChanged/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      },
      "rating": {
        "type": "integer",
        "enum": [
          1,
          2,
          3,
          4,
          5
        ],
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "text": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "public": {
        "type": "boolean"
      }
    },
    "required": [
      "order",
      "public",
      "rating",
      "text"
    ],
    "additionalProperties": false
  },
  "FeedbackDeleted/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "order"
    ],
    "additionalProperties": false
  },
  "FeedbackGiven/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      },
      "client": {
        "$ref": "#/definitions/Id"
      },
      "partner": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "service": {
        "$ref": "#/definitions/Id"
      },
      "country": {
        "$ref": "#/definitions/Id"
      },
      "rating": {
        "type": "integer",
        "enum": [
          1,
          2,
          3,
          4,
          5
        ],
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "text": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "public": {
        "type": "boolean"
      }
    },
    "required": [
      "client",
      "country",
      "order",
      "partner",
      "public",
      "rating",
      "service",
      "text"
    ],
    "additionalProperties": false
  },
  "FeedbackHidden/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      },
      "reason": {
        "$ref": "#/definitions/TextRef"
      }
    },
    "required": [
      "order",
      "reason"
    ],
    "additionalProperties": false
  },
  "FeedbackPublished/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "order"
    ],
    "additionalProperties": false
  },
  "FindingSettled/1": {
    "type": "object",
    "properties": {
      "kind": {
        "$ref": "#/definitions/FindingKind"
      },
      "order": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "checkout": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "reference": {
        "type": [
          "null",
          "string"
        ]
      }
    },
    "required": [
      "checkout",
      "kind",
      "order",
      "reference"
    ],
    "additionalProperties": false
  },
  "FindingSettled/2": {
    "type": "object",
    "properties": {
      "kind": {
        "$ref": "#/definitions/FindingKind"
      },
      "order": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "checkout": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "reference": {
        "type": [
          "null",
          "string"
        ]
      }
    },
    "required": [
      "checkout",
      "kind",
      "order",
      "reference"
    ],
    "additionalProperties": false,
    "definitions": {
      "FindingKind": {
        "type": "string",
        "enum": [
          "cancelledPaid",
          "disputed",
          "mismatch",
          "overpaid",
          "underpaid",
          "unknown",
          "unmatched"
        ]
      }
    }
  },
  "InvitationAccepted/1": {
    "$ref": "#/definitions/Nothing"
  },
  "InvitationRepeated/1": {
    "$ref": "#/definitions/Nothing"
  },
  "LastPaymentConfirmed/1": {
    "$ref": "#/definitions/Moved"
  },
  "LastPaymentMade/1": {
    "$ref": "#/definitions/Moved"
  },
  "LastPaymentRejected/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "reason": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "from",
      "reason",
      "to"
    ]
  },
  "LastPaymentRejected/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "reason": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "cause": {
        "$ref": "#/definitions/LastPaymentCause"
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "cause",
      "from",
      "reason",
      "to"
    ]
  },
  "LastPaymentRequested/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "amount",
      "currency",
      "from",
      "to"
    ]
  },
  "LeadCallRecorded/1": {
    "type": "object",
    "properties": {
      "outcome": {
        "$ref": "#/definitions/CallOutcome"
      },
      "callAgainAt": {
        "anyOf": [
          {
            "$ref": "#/definitions/Micros"
          },
          {
            "type": "null"
          }
        ]
      },
      "note": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "callAgainAt",
      "note",
      "outcome"
    ],
    "additionalProperties": false
  },
  "LeadErased/1": {
    "type": "object",
    "additionalProperties": false
  },
  "LeadLost/1": {
    "type": "object",
    "properties": {
      "reason": {
        "$ref": "#/definitions/LossReason"
      },
      "note": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "note",
      "reason"
    ],
    "additionalProperties": false
  },
  "LeadReassigned/1": {
    "type": "object",
    "properties": {
      "number": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "assignee": {
        "$ref": "#/definitions/Id"
      },
      "previous": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "assignee",
      "number",
      "previous"
    ],
    "additionalProperties": false
  },
  "LeadRegistered/1": {
    "type": "object",
    "properties": {
      "number": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "kind": {
        "$ref": "#/definitions/LeadKind"
      },
      "language": {
        "$ref": "#/definitions/Language"
      },
      "country": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "service": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "slot": {
        "anyOf": [
          {
            "$ref": "#/definitions/Micros"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "country",
      "kind",
      "language",
      "number",
      "service",
      "slot"
    ],
    "additionalProperties": false
  },
  "LeadReopened/1": {
    "type": "object",
    "properties": {
      "to": {
        "$ref": "#/definitions/LeadStatus"
      }
    },
    "required": [
      "to"
    ],
    "additionalProperties": false
  },
  "LeadTaken/1": {
    "type": "object",
    "properties": {
      "assignee": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "assignee"
    ],
    "additionalProperties": false
  },
  "LeadWon/1": {
    "type": "object",
    "properties": {
      "order": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "client": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "client",
      "order"
    ],
    "additionalProperties": false
  },
  "ManagerAssigned/1": {
    "type": "object",
    "properties": {
      "manager": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "previous": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "manager",
      "previous"
    ],
    "additionalProperties": false
  },
  "MessageEdited/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      },
      "kind": {
        "$ref": "#/definitions/ChatKind"
      },
      "message": {
        "$ref": "#/definitions/Id"
      },
      "text": {
        "$ref": "#/definitions/TextRef"
      }
    },
    "required": [
      "kind",
      "message",
      "order",
      "text"
    ],
    "additionalProperties": false
  },
  "MessagePosted/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      },
      "kind": {
        "$ref": "#/definitions/ChatKind"
      },
      "message": {
        "$ref": "#/definitions/Id"
      },
      "nth": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "side": {
        "$ref": "#/definitions/Side"
      },
      "text": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "files": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "replyTo": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "files",
      "kind",
      "message",
      "nth",
      "order",
      "replyTo",
      "side",
      "text"
    ],
    "additionalProperties": false
  },
  "MessageRemoved/1": {
    "type": "object",
    "properties": {
      "order": {
        "$ref": "#/definitions/Id"
      },
      "kind": {
        "$ref": "#/definitions/ChatKind"
      },
      "message": {
        "$ref": "#/definitions/Id"
      },
      "reason": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "kind",
      "message",
      "order",
      "reason"
    ],
    "additionalProperties": false
  },
  "NoteAdded/1": {
    "type": "object",
    "properties": {
      "note": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "note"
    ],
    "additionalProperties": false
  },
  "NoteRemoved/1": {
    "type": "object",
    "properties": {
      "note": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "note"
    ],
    "additionalProperties": false
  },
  "OrderCancelled/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "reason": {
        "$ref": "#/definitions/TextRef"
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "from",
      "reason",
      "to"
    ]
  },
  "OrderConfirmedPaid/1": {
    "$ref": "#/definitions/Moved"
  },
  "OrderConfirmedUnpaid/1": {
    "$ref": "#/definitions/Moved"
  },
  "OrderEdited/1": {
    "type": "object",
    "properties": {
      "configuration": {
        "$ref": "#/definitions/Configuration"
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      },
      "priceBefore": {
        "$ref": "#/definitions/MinorUnits"
      }
    },
    "required": [
      "configuration",
      "price",
      "priceBefore"
    ],
    "additionalProperties": false
  },
  "OrderPlaced/1": {
    "type": "object",
    "properties": {
      "from": {
        "type": "null"
      },
      "to": {
        "type": "string",
        "const": "newOrder"
      },
      "number": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "client": {
        "$ref": "#/definitions/Id"
      },
      "terms": {
        "$ref": "#/definitions/OrderTerms"
      },
      "configuration": {
        "$ref": "#/definitions/Configuration"
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      }
    },
    "required": [
      "client",
      "configuration",
      "from",
      "number",
      "price",
      "terms",
      "to"
    ],
    "additionalProperties": false
  },
  "OrderPlaced/2": {
    "type": "object",
    "properties": {
      "from": {
        "type": "null"
      },
      "to": {
        "type": "string",
        "const": "newOrder"
      },
      "number": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "client": {
        "$ref": "#/definitions/Id"
      },
      "terms": {
        "$ref": "#/definitions/OrderTerms"
      },
      "configuration": {
        "$ref": "#/definitions/Configuration"
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      }
    },
    "required": [
      "client",
      "configuration",
      "from",
      "number",
      "price",
      "terms",
      "to"
    ],
    "additionalProperties": false,
    "definitions": {
      "OrderTerms": {
        "type": "object",
        "properties": {
          "service": {
            "$ref": "#/definitions/Id"
          },
          "serviceTitle": {
            "$ref": "#/definitions/Bilingual"
          },
          "country": {
            "$ref": "#/definitions/Id"
          },
          "currency": {
            "$ref": "#/definitions/Currency"
          },
          "basePrice": {
            "$ref": "#/definitions/MinorUnits"
          },
          "prepaymentPercent": {
            "$ref": "#/definitions/BasisPoints"
          },
          "partnerRewardPercent": {
            "$ref": "#/definitions/BasisPoints"
          },
          "termDays": {
            "type": "integer",
            "minimum": -9007199254740991,
            "maximum": 9007199254740991
          },
          "termUnit": {
            "$ref": "#/definitions/TermUnit"
          },
          "options": {
            "$ref": "#/definitions/OptionPrices"
          },
          "requiredDocuments": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "kind": {
                  "$ref": "#/definitions/ItemKind"
                },
                "title": {
                  "$ref": "#/definitions/Bilingual"
                },
                "note": {
                  "anyOf": [
                    {
                      "$ref": "#/definitions/Bilingual"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              },
              "required": [
                "kind",
                "note",
                "title"
              ],
              "additionalProperties": false
            }
          },
          "details": {
            "type": "array",
            "items": {
              "$ref": "#/definitions/DetailSection"
            }
          },
          "steps": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "key": {
                  "type": "string"
                },
                "title": {
                  "$ref": "#/definitions/Bilingual"
                },
                "steps": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "id": {
                        "$ref": "#/definitions/Id"
                      },
                      "title": {
                        "$ref": "#/definitions/Bilingual"
                      },
                      "visible": {
                        "type": "boolean"
                      }
                    },
                    "required": [
                      "id",
                      "title",
                      "visible"
                    ],
                    "additionalProperties": false
                  }
                }
              },
              "required": [
                "key",
                "steps",
                "title"
              ],
              "additionalProperties": false
            }
          }
        },
        "required": [
          "basePrice",
          "country",
          "currency",
          "details",
          "options",
          "partnerRewardPercent",
          "prepaymentPercent",
          "requiredDocuments",
          "service",
          "serviceTitle",
          "steps",
          "termDays",
          "termUnit"
        ],
        "additionalProperties": false
      }
    }
  },
  "OrderPlaced/3": {
    "type": "object",
    "properties": {
      "from": {
        "type": "null"
      },
      "to": {
        "type": "string",
        "const": "newOrder"
      },
      "number": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "client": {
        "$ref": "#/definitions/Id"
      },
      "terms": {
        "$ref": "#/definitions/OrderTerms"
      },
      "configuration": {
        "$ref": "#/definitions/Configuration"
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      }
    },
    "required": [
      "client",
      "configuration",
      "from",
      "number",
      "price",
      "terms",
      "to"
    ],
    "additionalProperties": false,
    "definitions": {
      "OrderTerms": {
        "type": "object",
        "properties": {
          "service": {
            "$ref": "#/definitions/Id"
          },
          "serviceTitle": {
            "$ref": "#/definitions/Bilingual"
          },
          "country": {
            "$ref": "#/definitions/Id"
          },
          "currency": {
            "$ref": "#/definitions/Currency"
          },
          "basePrice": {
            "$ref": "#/definitions/MinorUnits"
          },
          "prepaymentPercent": {
            "$ref": "#/definitions/BasisPoints"
          },
          "partnerRewardPercent": {
            "$ref": "#/definitions/BasisPoints"
          },
          "termDays": {
            "type": "integer",
            "minimum": -9007199254740991,
            "maximum": 9007199254740991
          },
          "termUnit": {
            "$ref": "#/definitions/TermUnit"
          },
          "options": {
            "$ref": "#/definitions/OptionPrices"
          },
          "requiredDocuments": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "kind": {
                  "$ref": "#/definitions/ItemKind"
                },
                "title": {
                  "$ref": "#/definitions/Bilingual"
                },
                "note": {
                  "anyOf": [
                    {
                      "$ref": "#/definitions/Bilingual"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "formats": {
                  "type": "array",
                  "items": {
                    "$ref": "#/definitions/DocumentFormat"
                  }
                },
                "validMonths": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": -9007199254740991,
                  "maximum": 9007199254740991
                },
                "example": {
                  "anyOf": [
                    {
                      "$ref": "#/definitions/Id"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              },
              "required": [
                "example",
                "formats",
                "kind",
                "note",
                "title",
                "validMonths"
              ],
              "additionalProperties": false
            }
          },
          "details": {
            "type": "array",
            "items": {
              "$ref": "#/definitions/DetailSection"
            }
          },
          "steps": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "key": {
                  "type": "string"
                },
                "title": {
                  "$ref": "#/definitions/Bilingual"
                },
                "steps": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "id": {
                        "$ref": "#/definitions/Id"
                      },
                      "title": {
                        "$ref": "#/definitions/Bilingual"
                      },
                      "visible": {
                        "type": "boolean"
                      }
                    },
                    "required": [
                      "id",
                      "title",
                      "visible"
                    ],
                    "additionalProperties": false
                  }
                }
              },
              "required": [
                "key",
                "steps",
                "title"
              ],
              "additionalProperties": false
            }
          }
        },
        "required": [
          "basePrice",
          "country",
          "currency",
          "details",
          "options",
          "partnerRewardPercent",
          "prepaymentPercent",
          "requiredDocuments",
          "service",
          "serviceTitle",
          "steps",
          "termDays",
          "termUnit"
        ],
        "additionalProperties": false
      }
    }
  },
  "OrderPlaced/4": {
    "type": "object",
    "properties": {
      "from": {
        "type": "null"
      },
      "to": {
        "type": "string",
        "const": "newOrder"
      },
      "number": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "client": {
        "$ref": "#/definitions/Id"
      },
      "terms": {
        "$ref": "#/definitions/OrderTerms"
      },
      "configuration": {
        "$ref": "#/definitions/Configuration"
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      },
      "agreed": {
        "$ref": "#/definitions/Agreement"
      }
    },
    "required": [
      "agreed",
      "client",
      "configuration",
      "from",
      "number",
      "price",
      "terms",
      "to"
    ],
    "additionalProperties": false,
    "definitions": {
      "OrderTerms": {
        "type": "object",
        "properties": {
          "service": {
            "$ref": "#/definitions/Id"
          },
          "serviceTitle": {
            "$ref": "#/definitions/Bilingual"
          },
          "country": {
            "$ref": "#/definitions/Id"
          },
          "currency": {
            "$ref": "#/definitions/Currency"
          },
          "roundTo": {
            "$ref": "#/definitions/MinorUnits"
          },
          "listed": {
            "anyOf": [
              {
                "$ref": "#/definitions/ListedPrice"
              },
              {
                "type": "null"
              }
            ]
          },
          "basePrice": {
            "$ref": "#/definitions/MinorUnits"
          },
          "prepaymentPercent": {
            "$ref": "#/definitions/BasisPoints"
          },
          "partnerRewardPercent": {
            "$ref": "#/definitions/BasisPoints"
          },
          "termDays": {
            "type": "integer",
            "minimum": -9007199254740991,
            "maximum": 9007199254740991
          },
          "termUnit": {
            "$ref": "#/definitions/TermUnit"
          },
          "options": {
            "$ref": "#/definitions/OptionPrices"
          },
          "requiredDocuments": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "kind": {
                  "$ref": "#/definitions/ItemKind"
                },
                "title": {
                  "$ref": "#/definitions/Bilingual"
                },
                "note": {
                  "anyOf": [
                    {
                      "$ref": "#/definitions/Bilingual"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "formats": {
                  "type": "array",
                  "items": {
                    "$ref": "#/definitions/DocumentFormat"
                  }
                },
                "validMonths": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": -9007199254740991,
                  "maximum": 9007199254740991
                },
                "example": {
                  "anyOf": [
                    {
                      "$ref": "#/definitions/Id"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              },
              "required": [
                "example",
                "formats",
                "kind",
                "note",
                "title",
                "validMonths"
              ],
              "additionalProperties": false
            }
          },
          "details": {
            "type": "array",
            "items": {
              "$ref": "#/definitions/DetailSection"
            }
          },
          "steps": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "key": {
                  "type": "string"
                },
                "title": {
                  "$ref": "#/definitions/Bilingual"
                },
                "steps": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "id": {
                        "$ref": "#/definitions/Id"
                      },
                      "title": {
                        "$ref": "#/definitions/Bilingual"
                      },
                      "visible": {
                        "type": "boolean"
                      }
                    },
                    "required": [
                      "id",
                      "title",
                      "visible"
                    ],
                    "additionalProperties": false
                  }
                }
              },
              "required": [
                "key",
                "steps",
                "title"
              ],
              "additionalProperties": false
            }
          }
        },
        "required": [
          "basePrice",
          "country",
          "currency",
          "details",
          "listed",
          "options",
          "partnerRewardPercent",
          "prepaymentPercent",
          "requiredDocuments",
          "roundTo",
          "service",
          "serviceTitle",
          "steps",
          "termDays",
          "termUnit"
        ],
        "additionalProperties": false
      }
    }
  },
  "PartnerAppointed/1": {
    "type": "object",
    "properties": {
      "partner": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "previous": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "percent": {
        "$ref": "#/definitions/BasisPoints"
      }
    },
    "required": [
      "partner",
      "percent",
      "previous"
    ],
    "additionalProperties": false
  },
  "PartnerRewardAcknowledged/1": {
    "type": "object",
    "properties": {
      "percent": {
        "$ref": "#/definitions/BasisPoints"
      }
    },
    "required": [
      "percent"
    ],
    "additionalProperties": false
  },
  "PartnerRewardChanged/1": {
    "type": "object",
    "properties": {
      "percent": {
        "$ref": "#/definitions/BasisPoints"
      },
      "percentBefore": {
        "$ref": "#/definitions/BasisPoints"
      }
    },
    "required": [
      "percent",
      "percentBefore"
    ],
    "additionalProperties": false
  },
  "PartnerRewardChanged/2": {
    "type": "object",
    "properties": {
      "percent": {
        "$ref": "#/definitions/BasisPoints"
      },
      "percentBefore": {
        "$ref": "#/definitions/BasisPoints"
      },
      "reason": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "percent",
      "percentBefore",
      "reason"
    ],
    "additionalProperties": false
  },
  "PasswordChanged/1": {
    "type": "object",
    "properties": {
      "how": {
        "type": "string",
        "enum": [
          "changed",
          "reset"
        ]
      }
    },
    "required": [
      "how"
    ],
    "additionalProperties": false
  },
  "PaymentCaptured/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "provider": {
        "type": "string"
      },
      "capture": {
        "type": "string"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "capture",
      "currency",
      "payment",
      "provider",
      "stage"
    ]
  },
  "PaymentCaptured/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "provider": {
        "type": "string"
      },
      "capture": {
        "type": "string"
      },
      "fee": {
        "anyOf": [
          {
            "$ref": "#/definitions/MinorUnits"
          },
          {
            "type": "null"
          }
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "capture",
      "currency",
      "fee",
      "payment",
      "provider",
      "stage"
    ]
  },
  "PaymentCaptured/3": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "provider": {
        "type": "string"
      },
      "capture": {
        "type": "string"
      },
      "fee": {
        "anyOf": [
          {
            "$ref": "#/definitions/MinorUnits"
          },
          {
            "type": "null"
          }
        ]
      },
      "valueDate": {
        "type": [
          "null",
          "string"
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "capture",
      "currency",
      "fee",
      "payment",
      "provider",
      "stage",
      "valueDate"
    ]
  },
  "PaymentCorrected/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "method": {
        "type": "string",
        "enum": [
          "cash",
          "transfer"
        ]
      },
      "before": {
        "$ref": "#/definitions/MinorUnits"
      },
      "conceded": {
        "$ref": "#/definitions/MinorUnits"
      },
      "reason": {
        "$ref": "#/definitions/TextRef"
      },
      "valueDate": {
        "type": [
          "null",
          "string"
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "before",
      "conceded",
      "currency",
      "method",
      "payment",
      "reason",
      "stage",
      "valueDate"
    ]
  },
  "PaymentDenied/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "provider": {
        "type": "string"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "payment",
      "provider",
      "stage"
    ]
  },
  "PaymentDisputed/1": {
    "type": "object",
    "properties": {
      "dispute": {
        "type": "string"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "provider": {
        "type": "string"
      },
      "dueAt": {
        "anyOf": [
          {
            "$ref": "#/definitions/Micros"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "amount",
      "currency",
      "dispute",
      "dueAt",
      "payment",
      "provider"
    ],
    "additionalProperties": false
  },
  "PaymentPending/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "provider": {
        "type": "string"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "payment",
      "provider",
      "stage"
    ]
  },
  "PaymentRefunded/1": {
    "type": "object",
    "properties": {
      "refund": {
        "$ref": "#/definitions/Id"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "method": {
        "$ref": "#/definitions/PaymentMethod"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "conceded": {
        "$ref": "#/definitions/MinorUnits"
      }
    },
    "required": [
      "amount",
      "conceded",
      "currency",
      "method",
      "payment",
      "refund"
    ],
    "additionalProperties": false
  },
  "PaymentRefunded/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "by": {
        "$ref": "#/definitions/RefundWay"
      },
      "conceded": {
        "$ref": "#/definitions/MinorUnits"
      },
      "refund": {
        "$ref": "#/definitions/Id"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "method": {
        "$ref": "#/definitions/PaymentMethod"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "by",
      "conceded",
      "currency",
      "method",
      "payment",
      "refund"
    ]
  },
  "PaymentRefunded/3": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "by": {
        "$ref": "#/definitions/RefundWay"
      },
      "conceded": {
        "$ref": "#/definitions/MinorUnits"
      },
      "valueDate": {
        "type": [
          "null",
          "string"
        ]
      },
      "refund": {
        "$ref": "#/definitions/Id"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "method": {
        "$ref": "#/definitions/PaymentMethod"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "by",
      "conceded",
      "currency",
      "method",
      "payment",
      "refund",
      "valueDate"
    ]
  },
  "PaymentReversed/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "cause": {
        "$ref": "#/definitions/ReversalCause"
      },
      "provider": {
        "type": "string"
      },
      "reference": {
        "type": "string"
      },
      "conceded": {
        "$ref": "#/definitions/MinorUnits"
      },
      "refund": {
        "$ref": "#/definitions/Id"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "method": {
        "$ref": "#/definitions/PaymentMethod"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "cause",
      "conceded",
      "currency",
      "method",
      "payment",
      "provider",
      "reference",
      "refund"
    ]
  },
  "PaymentReversed/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "cause": {
        "$ref": "#/definitions/ReversalCause"
      },
      "provider": {
        "type": "string"
      },
      "reference": {
        "type": "string"
      },
      "conceded": {
        "$ref": "#/definitions/MinorUnits"
      },
      "valueDate": {
        "type": [
          "null",
          "string"
        ]
      },
      "refund": {
        "$ref": "#/definitions/Id"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "method": {
        "$ref": "#/definitions/PaymentMethod"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "cause",
      "conceded",
      "currency",
      "method",
      "payment",
      "provider",
      "reference",
      "refund",
      "valueDate"
    ]
  },
  "PayoffAccrued/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "event": {
        "$ref": "#/definitions/Id"
      },
      "number": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      },
      "paid": {
        "$ref": "#/definitions/MinorUnits"
      },
      "kept": {
        "$ref": "#/definitions/MinorUnits"
      },
      "percent": {
        "$ref": "#/definitions/BasisPoints"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "order": {
        "$ref": "#/definitions/Id"
      },
      "partner": {
        "$ref": "#/definitions/Id"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "currency",
      "event",
      "kept",
      "number",
      "order",
      "paid",
      "partner",
      "percent",
      "price"
    ]
  },
  "PayoffAccrued/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "event": {
        "$ref": "#/definitions/Id"
      },
      "number": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      },
      "paid": {
        "$ref": "#/definitions/MinorUnits"
      },
      "kept": {
        "$ref": "#/definitions/MinorUnits"
      },
      "percent": {
        "$ref": "#/definitions/BasisPoints"
      },
      "roundTo": {
        "$ref": "#/definitions/MinorUnits"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "order": {
        "$ref": "#/definitions/Id"
      },
      "partner": {
        "$ref": "#/definitions/Id"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "currency",
      "event",
      "kept",
      "number",
      "order",
      "paid",
      "partner",
      "percent",
      "price",
      "roundTo"
    ]
  },
  "PayoffApprovalWithdrawn/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "cause": {
        "type": "string",
        "enum": [
          "correction",
          "person"
        ]
      },
      "order": {
        "$ref": "#/definitions/Id"
      },
      "partner": {
        "$ref": "#/definitions/Id"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "cause",
      "currency",
      "order",
      "partner"
    ]
  },
  "PayoffApproved/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "order": {
        "$ref": "#/definitions/Id"
      },
      "partner": {
        "$ref": "#/definitions/Id"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "currency",
      "order",
      "partner"
    ]
  },
  "PayoffCorrected/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "event": {
        "$ref": "#/definitions/Id"
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      },
      "paid": {
        "$ref": "#/definitions/MinorUnits"
      },
      "kept": {
        "$ref": "#/definitions/MinorUnits"
      },
      "percent": {
        "$ref": "#/definitions/BasisPoints"
      },
      "before": {
        "$ref": "#/definitions/MinorUnits"
      },
      "after": {
        "$ref": "#/definitions/MinorUnits"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "order": {
        "$ref": "#/definitions/Id"
      },
      "partner": {
        "$ref": "#/definitions/Id"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "after",
      "amount",
      "before",
      "currency",
      "event",
      "kept",
      "order",
      "paid",
      "partner",
      "percent",
      "price"
    ]
  },
  "PayoffHeld/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "until": {
        "$ref": "#/definitions/Micros"
      },
      "order": {
        "$ref": "#/definitions/Id"
      },
      "partner": {
        "$ref": "#/definitions/Id"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "currency",
      "order",
      "partner",
      "until"
    ]
  },
  "PayoffPaid/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "reference": {
        "type": "string"
      },
      "soleApprover": {
        "type": "boolean"
      },
      "order": {
        "$ref": "#/definitions/Id"
      },
      "partner": {
        "$ref": "#/definitions/Id"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "currency",
      "order",
      "partner",
      "reference",
      "soleApprover"
    ]
  },
  "PayoffReleased/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "order": {
        "$ref": "#/definitions/Id"
      },
      "partner": {
        "$ref": "#/definitions/Id"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "currency",
      "order",
      "partner"
    ]
  },
  "PayoffReversed/1": {
    "$ref": "#/definitions/OfOrder",
    "definitions": {
      "OfOrder": {
        "type": "object",
        "properties": {
          "order": {
            "$ref": "#/definitions/Id"
          },
          "partner": {
            "$ref": "#/definitions/Id"
          },
          "currency": {
            "$ref": "#/definitions/Currency"
          }
        },
        "required": [
          "currency",
          "order",
          "partner"
        ],
        "additionalProperties": false
      }
    }
  },
  "PrepaymentCompleted/1": {
    "$ref": "#/definitions/Moved"
  },
  "ProfileEdited/1": {
    "type": "object",
    "properties": {
      "fields": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "fields"
    ],
    "additionalProperties": false
  },
  "ProjectFinished/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "partner": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "rewardPercent": {
        "$ref": "#/definitions/BasisPoints"
      },
      "price": {
        "$ref": "#/definitions/MinorUnits"
      },
      "paid": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "currency",
      "from",
      "paid",
      "partner",
      "price",
      "rewardPercent",
      "to"
    ]
  },
  "RecoveryCodeUsed/1": {
    "type": "object",
    "properties": {
      "left": {
        "type": "integer",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      }
    },
    "required": [
      "left"
    ],
    "additionalProperties": false
  },
  "RecoveryCodesRenewed/1": {
    "$ref": "#/definitions/Nothing"
  },
  "RefundFailed/1": {
    "type": "object",
    "properties": {
      "refund": {
        "$ref": "#/definitions/Id"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "currency",
      "payment",
      "refund"
    ],
    "additionalProperties": false
  },
  "RefundFailed/2": {
    "type": "object",
    "properties": {
      "refund": {
        "$ref": "#/definitions/Id"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "issue": {
        "type": [
          "null",
          "string"
        ]
      }
    },
    "required": [
      "amount",
      "currency",
      "issue",
      "payment",
      "refund"
    ],
    "additionalProperties": false
  },
  "RefundRequested/1": {
    "type": "object",
    "properties": {
      "refund": {
        "$ref": "#/definitions/Id"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "method": {
        "$ref": "#/definitions/PaymentMethod"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "reason": {
        "$ref": "#/definitions/TextRef"
      }
    },
    "required": [
      "amount",
      "currency",
      "method",
      "payment",
      "reason",
      "refund"
    ],
    "additionalProperties": false
  },
  "RefundRequested/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "by": {
        "$ref": "#/definitions/RefundWay"
      },
      "reason": {
        "$ref": "#/definitions/TextRef"
      },
      "refund": {
        "$ref": "#/definitions/Id"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "method": {
        "$ref": "#/definitions/PaymentMethod"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      }
    },
    "required": [
      "amount",
      "by",
      "currency",
      "method",
      "payment",
      "reason",
      "refund"
    ]
  },
  "RestWaived/1": {
    "type": "object",
    "properties": {
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "reason": {
        "$ref": "#/definitions/TextRef"
      }
    },
    "required": [
      "amount",
      "currency",
      "reason"
    ],
    "additionalProperties": false
  },
  "ResultDocumentsSent/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "documents": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "documents",
      "from",
      "to"
    ]
  },
  "ReversalSettled/1": {
    "type": "object",
    "properties": {
      "outcome": {
        "$ref": "#/definitions/ReversalOutcome"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "note": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "amount",
      "currency",
      "note",
      "outcome"
    ],
    "additionalProperties": false
  },
  "RoleChanged/1": {
    "type": "object",
    "properties": {
      "from": {
        "$ref": "#/definitions/Post"
      },
      "to": {
        "$ref": "#/definitions/Post"
      }
    },
    "required": [
      "from",
      "to"
    ],
    "additionalProperties": false
  },
  "SecondFactorEnrolled/1": {
    "$ref": "#/definitions/Nothing"
  },
  "SecondFactorRemoved/1": {
    "type": "object",
    "properties": {
      "how": {
        "type": "string",
        "enum": [
          "self",
          "staff"
        ]
      }
    },
    "required": [
      "how"
    ],
    "additionalProperties": false
  },
  "ServiceArchived/1": {
    "$ref": "#/definitions/Nothing"
  },
  "ServiceCreated/1": {
    "type": "object",
    "properties": {
      "type": {
        "$ref": "#/definitions/Id"
      },
      "country": {
        "$ref": "#/definitions/Id"
      },
      "terms": {
        "$ref": "#/definitions/Terms"
      },
      "copyOf": {
        "anyOf": [
          {
            "$ref": "#/definitions/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "copyOf",
      "country",
      "terms",
      "type"
    ],
    "additionalProperties": false
  },
  "ServiceDeleted/1": {
    "type": "object",
    "properties": {
      "country": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "country"
    ],
    "additionalProperties": false
  },
  "ServiceEdited/1": {
    "type": "object",
    "properties": {
      "fields": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "terms": {
        "anyOf": [
          {
            "type": "object",
            "properties": {
              "from": {
                "$ref": "#/definitions/Terms"
              },
              "to": {
                "$ref": "#/definitions/Terms"
              }
            },
            "required": [
              "from",
              "to"
            ],
            "additionalProperties": false
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "required": [
      "fields",
      "terms"
    ],
    "additionalProperties": false
  },
  "ServiceRestored/1": {
    "$ref": "#/definitions/Nothing"
  },
  "ServiceTypeArchived/1": {
    "$ref": "#/definitions/Nothing"
  },
  "ServiceTypeCreated/1": {
    "type": "object",
    "properties": {
      "key": {
        "type": "string"
      }
    },
    "required": [
      "key"
    ],
    "additionalProperties": false
  },
  "ServiceTypeDeleted/1": {
    "type": "object",
    "properties": {
      "key": {
        "type": "string"
      }
    },
    "required": [
      "key"
    ],
    "additionalProperties": false
  },
  "ServiceTypeEdited/1": {
    "type": "object",
    "properties": {
      "fields": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "fields"
    ],
    "additionalProperties": false
  },
  "ServiceTypeRestored/1": {
    "$ref": "#/definitions/Nothing"
  },
  "SessionsRevoked/1": {
    "type": "object",
    "properties": {
      "scope": {
        "type": "string",
        "enum": [
          "all",
          "one",
          "reuse"
        ]
      }
    },
    "required": [
      "scope"
    ],
    "additionalProperties": false
  },
  "SettingChanged/1": {
    "type": "object",
    "properties": {
      "setting": {
        "type": "string",
        "const": "enforceSecondFactor"
      },
      "to": {
        "type": "boolean"
      }
    },
    "required": [
      "setting",
      "to"
    ],
    "additionalProperties": false
  },
  "SiteSettingsChanged/1": {
    "type": "object",
    "properties": {
      "fields": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    },
    "required": [
      "fields"
    ],
    "additionalProperties": false
  },
  "StepCompleted/1": {
    "type": "object",
    "properties": {
      "step": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "step"
    ],
    "additionalProperties": false
  },
  "StepReopened/1": {
    "type": "object",
    "properties": {
      "step": {
        "$ref": "#/definitions/Id"
      }
    },
    "required": [
      "step"
    ],
    "additionalProperties": false
  },
  "StepsCompleted/1": {
    "$ref": "#/definitions/Moved"
  },
  "TextsErased/1": {
    "$ref": "#/definitions/TextsErasedData"
  },
  "TransferConfirmed/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "declared": {
        "$ref": "#/definitions/MinorUnits"
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "declared",
      "payment",
      "stage"
    ]
  },
  "TransferConfirmed/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "declared": {
        "$ref": "#/definitions/MinorUnits"
      },
      "valueDate": {
        "type": [
          "null",
          "string"
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "declared",
      "payment",
      "stage",
      "valueDate"
    ]
  },
  "TransferDeclared/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "reference": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "payment",
      "reference",
      "stage"
    ]
  },
  "TransferRecorded/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "note": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "note",
      "payment",
      "stage"
    ]
  },
  "TransferRecorded/2": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "note": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "valueDate": {
        "type": [
          "null",
          "string"
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "note",
      "payment",
      "stage",
      "valueDate"
    ]
  },
  "TransferRejected/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "reason": {
        "anyOf": [
          {
            "$ref": "#/definitions/TextRef"
          },
          {
            "type": "null"
          }
        ]
      },
      "payment": {
        "$ref": "#/definitions/Id"
      },
      "amount": {
        "$ref": "#/definitions/MinorUnits"
      },
      "currency": {
        "$ref": "#/definitions/Currency"
      },
      "stage": {
        "$ref": "#/definitions/PaymentStage"
      }
    },
    "required": [
      "amount",
      "currency",
      "payment",
      "reason",
      "stage"
    ]
  },
  "TransferWithdrawn/1": {
    "$ref": "#/definitions/Movement"
  },
  "UserDeactivated/1": {
    "$ref": "#/definitions/Nothing"
  },
  "UserErased/1": {
    "$ref": "#/definitions/Nothing"
  },
  "UserInvited/1": {
    "$ref": "#/definitions/Post"
  },
  "UserReactivated/1": {
    "$ref": "#/definitions/Nothing"
  },
  "UserSignedUp/1": {
    "type": "object",
    "properties": {
      "way": {
        "type": "string",
        "enum": [
          "full",
          "quick"
        ]
      }
    },
    "required": [
      "way"
    ],
    "additionalProperties": false
  },
  "WorkAccepted/1": {
    "$ref": "#/definitions/Moved"
  },
  "WorkNotAccepted/1": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "reason": {
        "$ref": "#/definitions/TextRef"
      },
      "steps": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/Id"
        }
      },
      "from": {
        "$ref": "#/definitions/ProgressStatus"
      },
      "to": {
        "$ref": "#/definitions/ProgressStatus"
      }
    },
    "required": [
      "from",
      "reason",
      "steps",
      "to"
    ]
  }
};
