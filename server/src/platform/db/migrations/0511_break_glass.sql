-- Somebody with a narrow scope opens everything, for a while and with a reason: recorded for good.
create table break_glass (
  id integer generated always as identity primary key,
  person_id text not null references person (id),
  -- As they were then.
  person_name text not null,
  role text not null,
  scope_kind text not null,
  scope_industries integer[] not null,
  scope_area text,
  reason text not null check (length(btrim(reason)) >= 10),
  opened_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > opened_at),
  -- By hand, before its time.
  ended_at timestamptz,
  ended_by text,
  -- Those above who were written to: how many took it, how many did not, and the last reason; null: nobody was written to (yet).
  mail_sent integer,
  mail_failed integer,
  mail_reason text,
  check ((ended_at is null) = (ended_by is null)),
  check ((mail_sent is null) = (mail_failed is null))
);
create index break_glass_newest on break_glass (opened_at desc, id desc);
create index break_glass_of_person on break_glass (person_id, ends_at);

create function keep_break_glass() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'break_glass is kept' using errcode = 'restrict_violation';
  end if;
  if to_jsonb(new) - '{ended_at,ended_by,mail_sent,mail_failed,mail_reason}'::text[]
    <> to_jsonb(old) - '{ended_at,ended_by,mail_sent,mail_failed,mail_reason}'::text[] or old.ended_at is not null and new.ended_at is distinct from old.ended_at then
    raise exception 'What was recorded of an opening stays' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger break_glass_stays before update or delete on break_glass for each row execute function keep_break_glass();
create trigger break_glass_append_only before truncate on break_glass for each statement execute function refuse_change();
create trigger break_glass_announces after insert or update on break_glass for each statement execute function announce_change();

create function break_glass_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('break-glass', array[new.id::text]);
  return null;
end
$$;
create constraint trigger break_glass_live after insert or update on break_glass deferrable initially deferred
  for each row execute function break_glass_is_live();
revoke execute on function break_glass_is_live() from public;
