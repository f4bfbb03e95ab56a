-- Names and other texts of one line that were stored before they were checked: without the characters that nobody sees (those of
-- contract/src/text.ts), and in one line. A row whose clean name another row has already stays as it is; what it is sent in is cleaned there.
create function pg_temp.visible_line(given text) returns text language sql immutable as $$
  select coalesce(nullif(btrim(regexp_replace(
    regexp_replace(given,
      case when given ~ '[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]'
        then '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb\ufffe\uffff]'
        else '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb\ufffe\uffff\u061c\u200e\u200f]'
      end, '', 'g'),
    ' *[\t\n\r\u0085\u2028\u2029][ \t\n\r\u0085\u2028\u2029]*', ' ', 'g')), ''), '?')
$$;

do $$
declare
  one record;
  row_at record;
begin
  for one in
    select * from (values
      ('person', 'name'), ('industry', 'district'), ('industry', 'safety_team_contact'), ('industry', 'industry_name'),
      ('inventory_item', 'item_no'), ('inventory_item', 'product_name'), ('inventory_item', 'substance_name'),
      ('inventory_item', 'concentration'), ('inventory_item', 'hazard_class'), ('inventory_item', 'location'), ('inventory_item', 'supplier'),
      ('stakeholder', 'name'), ('stakeholder', 'designation'), ('receptor', 'name'), ('sensor', 'name'), ('escalation_chain', 'name'),
      ('escalation_chain', 'district'), ('followed_place', 'name'), ('passkey', 'name'), ('site_image', 'caption'),
      ('training_link', 'title'), ('assessment_request', 'name'), ('drill', 'title')
    ) as texts (thing, part)
  loop
    for row_at in execute format('select ctid as place, pg_temp.visible_line(%1$I) as clean from %2$I where %1$I <> pg_temp.visible_line(%1$I)', one.part, one.thing)
    loop
      begin
        if one.part = 'industry_name' then
          update industry set industry_name = row_at.clean,
            name_key = lower(regexp_replace(btrim(normalize(row_at.clean, nfc)), '\s+', ' ', 'g')) where ctid = row_at.place;
        else
          execute format('update %I set %I = $1 where ctid = $2', one.thing, one.part) using row_at.clean, row_at.place;
        end if;
      exception when unique_violation or check_violation then
        raise notice '% of a row of % stays as it is', one.part, one.thing;
      end;
    end loop;
  end loop;
end
$$;
