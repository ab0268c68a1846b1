-- Sign-ins of before end 90 days after they began, too.
update refresh_tokens set expires_at = began_at + interval '90 days' where revoked_at is null and expires_at > began_at + interval '90 days';
