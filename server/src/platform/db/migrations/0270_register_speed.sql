-- Where a chemical is stored: by CAS number, or by name where there is none.
create index inventory_item_by_cas_no on inventory_item (cas_no);
create index inventory_item_by_substance on inventory_item (substance_name) where cas_no = '';
-- Words of an item by their beginnings. Built-in full-text search: no extension that a server may lack.
create index inventory_item_by_word on inventory_item using gin (to_tsvector('simple', search_text));
-- The number of duties in each state is kept until one of their tables changes.
create trigger duty_entry_announces after insert on duty_entry for each statement execute function announce_change();
