-- One spelling of CAS numbers: without leading zeros, with plain hyphens. Rows hold what was typed before; what is no CAS number stays as it is
-- and is listed among the rows to complete.

-- The last digit is the weighted sum of the others modulo 10.
create function is_cas_number(given text) returns boolean language sql immutable set search_path = public, pg_temp as $$
  select coalesce(given ~ '^[1-9][0-9]{1,6}-[0-9]{2}-[0-9]$' and right(given, 1)::integer = (
    select sum(digit::integer * place) % 10
    from unnest(string_to_array(reverse(replace(left(given, -2), '-', '')), null)) with ordinality as one (digit, place)), false)
$$;

with spelled as (
  select id, regexp_replace(
    regexp_replace(regexp_replace(cas_no, '[\u00ad\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]', '-', 'g'), '\s', '', 'g'), '^(cas\D*)?0*', '', 'i') as cas
  from inventory_item
  where not is_cas_number(cas_no))
update inventory_item set cas_no = spelled.cas from spelled where spelled.id = inventory_item.id and is_cas_number(spelled.cas);
