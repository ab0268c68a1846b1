update lead_contacts set search = fold_text(search) where search <> fold_text(search);
