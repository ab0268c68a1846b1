-- What a provider keeps of a payment is a cost of its own.
alter type ledger_account add value if not exists 'providerFees';
