-- The public texts of the catalogues in the hands of speakers: what they corrected, and what they signed as right. A row is about one English
-- text: once the program has another, its correction is no longer used and its signature no longer counts.
create table public_text (
  language text not null check (language in ('en', 'hi', 'gu', 'mr', 'ta', 'te', 'bn', 'ur')),
  namespace text not null,
  -- With dots: action.leave.long
  key text not null,
  -- SHA-256 of the English text, hexadecimal.
  source_hash text not null check (source_hash ~ '^[0-9a-f]{64}$'),
  -- Replaces the text of the catalogue; null: that one is used.
  correction text check (correction <> ''),
  corrected_at timestamptz,
  corrected_by text,
  corrected_by_id text,
  -- SHA-256 of the text that was signed.
  signed_hash text check (signed_hash ~ '^[0-9a-f]{64}$'),
  signed_at timestamptz,
  signed_by text,
  signed_by_id text,
  primary key (language, namespace, key),
  constraint public_text_correction check ((correction is null) = (corrected_at is null) and (correction is null) = (corrected_by_id is null)),
  constraint public_text_signature check ((signed_hash is null) = (signed_at is null) and (signed_hash is null) = (signed_by_id is null))
);
create trigger public_text_announces after insert or update or delete or truncate on public_text for each statement execute function announce_change();

-- Languages of public reach that an administrator has switched on or off; one without a row is off.
create table offered_language (
  language text primary key check (language in ('en', 'hi', 'gu', 'mr', 'ta', 'te', 'bn', 'ur')),
  offered boolean not null,
  -- Public texts without a valid signature at that moment.
  unreviewed integer not null check (unreviewed >= 0),
  changed_at timestamptz not null default now(),
  changed_by text not null,
  changed_by_id text not null
);
create trigger offered_language_announces after insert or update or delete or truncate on offered_language for each statement execute function announce_change();

-- The hashes say nothing that the correction and the names do not.
insert into audit_plan (thing, hidden, ignored) values ('public_text', '{source_hash,signed_hash}', '{}');
