-- The same entries, for rows that are put in or removed many at a time: a row with one key and no secrets needs no function called for it.
create or replace function audit_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys text[] := tg_argv[0];
  hidden text[] := tg_argv[1];
  passing text[] := tg_argv[2];
  plain boolean := cardinality(keys) = 1 and hidden = '{}';
  first_key text := keys[1];
begin
  insert into audit_entry (kind, thing, thing_id, actor_kind, actor_id, actor_name, actor_role, request, call, after)
  select 'added', tg_table_name, case when plain then line ->> first_key else audit_key(line, keys, hidden) end,
    who.kind, who.id, who.name, who.role, who.request, who.call,
    case when plain and pg_column_size(kept) <= 8192 then kept else audit_kept(kept, hidden) end
  from (
    select line, case when passing = '{}' then line else line - passing end as kept
    from (select to_jsonb(fresh) as line from fresh offset 0) as whole offset 0
  ) as lines, audit_actor() as who
  where tg_argv[3] = '' or line ->> tg_argv[3] is not null;
  return null;
end
$$;

create or replace function audit_removed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys text[] := tg_argv[0];
  hidden text[] := tg_argv[1];
  passing text[] := tg_argv[2];
  plain boolean := cardinality(keys) = 1 and hidden = '{}';
  first_key text := keys[1];
begin
  insert into audit_entry (kind, thing, thing_id, actor_kind, actor_id, actor_name, actor_role, request, call, before)
  select 'removed', tg_table_name, case when plain then line ->> first_key else audit_key(line, keys, hidden) end,
    who.kind, who.id, who.name, who.role, who.request, who.call,
    case when plain and pg_column_size(kept) <= 8192 then kept else audit_kept(kept, hidden) end
  from (
    select line, case when passing = '{}' then line else line - passing end as kept
    from (select to_jsonb(gone) as line from gone offset 0) as whole offset 0
  ) as lines, audit_actor() as who
  where tg_argv[3] = '' or line ->> tg_argv[3] is not null;
  return null;
end
$$;
