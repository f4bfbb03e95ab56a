-- An answer by SMS or WhatsApp finds the newest message to its number by the key that keeps a message from being queued twice: the same
-- columns, the address first. The index that 0019 made for it was written once more at every acceptance.
drop index delivery_to_number;
alter table delivery
  drop constraint delivery_alert_id_version_channel_address_call_key,
  add constraint delivery_once unique (address, channel, alert_id, version, call);
