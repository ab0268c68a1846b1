-- How text is kept that is searched, and how what is searched for is brought to the same: small letters without marks (ё is е, é is e, İ and ı are i), letters that
-- have no mark to lose spelled out (ß is ss, ł is l), no apostrophes of any kind, a space for every hyphen and dash.
create function fold_text(said text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    replace(replace(replace(replace(translate(
      lower(regexp_replace(
        normalize(translate(said, 'łŁøØđĐðÐıẞ‐‑‒–—―−-''’‘ʼʻ`´ʹ′', 'lLoOdDdDiß        '), NFKD),
        '[\u0300-\u036f]', '', 'g')),
      'ς', 'σ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '\s+', ' ', 'g')
$$;
-- The pattern of `like` by which a word is found that begins a folded text, its own wildcards made plain. Null, which finds nothing, where nothing of it is left.
create function search_prefix(word text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(nullif(btrim(fold_text(word)), ''), '([\\%_])', '\\\1', 'g') || '%'
$$;
-- The same anywhere in a folded text.
create function search_pattern(word text) returns text language sql immutable strict parallel safe as $$
  select '%' || search_prefix(word)
$$;
