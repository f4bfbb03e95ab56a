-- What a server does: answers people (web), works in the background (worker), or both (all).
alter table server_process add column role text not null default 'all' check (role in ('all', 'web', 'worker'));
-- Fingerprints of the secrets that must be the same on all servers; never the secrets.
alter table server_process add column fingerprints jsonb not null default '{}';

-- Readings may come to a server that does not work in the background: one that does hears of their alarms.
create trigger sensor_alarm_announces after insert on sensor_alarm for each statement execute function announce_change();
