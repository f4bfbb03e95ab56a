-- What residents answer by the link in their message: each answer and each correction, the latest counts.
create table delivery_answer (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references delivery (id),
  answer text not null check (answer in ('safe', 'help')),
  at timestamptz not null default clock_timestamp()
);
create index delivery_answer_newest on delivery_answer (delivery_id, id desc);
create trigger delivery_answer_append_only before update or delete or truncate on delivery_answer for each statement execute function refuse_change();

-- Erasing a follower is the trigger's; a register that is emptied at once need not ask what was sent.
alter table delivery drop constraint delivery_follower_id_fkey;
