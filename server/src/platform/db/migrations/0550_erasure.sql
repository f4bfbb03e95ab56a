-- Erasing one person's data: what otherwise never changes may lose a name, in a transaction that says so, and nothing else.
create function erasing() returns boolean language sql stable as $$
  select coalesce(current_setting('hazardguard.erasing', true), '') = 'on'
$$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and erasing() then return null; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create or replace function keep_break_glass() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'break_glass is kept' using errcode = 'restrict_violation';
  end if;
  if erasing() then return new; end if;
  if to_jsonb(new) - '{ended_at,ended_by,mail_sent,mail_failed,mail_reason}'::text[]
    <> to_jsonb(old) - '{ended_at,ended_by,mail_sent,mail_failed,mail_reason}'::text[] or old.ended_at is not null and new.ended_at is distinct from old.ended_at then
    raise exception 'What was recorded of an opening stays' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- The log of an incident is not told by whom a name was erased: the audit record is.
drop trigger incident_noted on incident;
create trigger incident_noted_at_ends after insert or delete on incident for each row execute function note_incident_change();
create trigger incident_noted after update on incident for each row when (not erasing()) execute function note_incident_change();

-- What an erased row was must not enter the audit record by the erasure itself.
create function audit_veiled(line jsonb) returns jsonb language sql immutable set search_path = pg_catalog as $$
  select jsonb_object_agg(key, case when value = 'null' then value else jsonb_build_object('hidden', true) end) from jsonb_each(line)
$$;
create function audit_veil() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.before := audit_veiled(new.before);
  return new;
end
$$;
create trigger audit_entry_veiled before insert on audit_entry for each row when (new.before is not null and erasing()) execute function audit_veil();

-- Replaces whatever one of the patterns finds, pattern by pattern.
create function erase_text(given text, patterns text[], replacements text[]) returns text language plpgsql immutable as $$
begin
  for place in 1 .. cardinality(patterns) loop
    given := regexp_replace(given, patterns[place], replacements[place], 'gi');
  end loop;
  return given;
end
$$;
create function erase_list(given text[], patterns text[], replacements text[]) returns text[] language sql immutable as $$
  select case when given is null then null else array(
    select erase_text(item, patterns, replacements) from unnest(given) with ordinality as one (item, place) order by place) end
$$;
create function erase_json(given jsonb, patterns text[], replacements text[]) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(given)
    when 'string' then to_jsonb(erase_text(given #>> '{}', patterns, replacements))
    when 'array' then (
      select coalesce(jsonb_agg(erase_json(item, patterns, replacements) order by place), '[]') from jsonb_array_elements(given) with ordinality as one (item, place))
    when 'object' then (
      select coalesce(jsonb_object_agg(erase_text(key, patterns, replacements), erase_json(value, patterns, replacements)), '{}') from jsonb_each(given))
    else given
  end;
end
$$;
-- The words of a document that one of the patterns finds.
create function words_found(given jsonb, patterns text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(word), '[]') from jsonb_path_query(given, 'strict $.** ? (@.type() == "string")') as word
  where (word #>> '{}') ~* any (patterns)
$$;
