-- The request that claimed a key: what it has changed stands in the audit record under this id, in the same transaction, so that
-- a call whose answer was lost with its server can be told from one that did nothing.
alter table idempotent_answer add column request text;
