-- What a recorded place can do in an emergency, and the number under which it answers. Schools and hospitals have a kind of their
-- own; fire and police stations and shelters are known by what they are called, in the four languages of the product.
alter table receptor
  add column phone text check (length(phone) between 1 and 200),
  add column service text generated always as (
    case
      when kind in ('school', 'hospital') then kind
      when kind <> 'other' then null
      when name ~* '\yfire[\s-]*(station|brigade|service)|अग्निशम|दमकल|फायर|ફાયર|અગ્નિશ' then 'fire'
      when name ~* '\ypolice\y|पुलिस|पोलीस|પોલીસ' then 'police'
      when name ~* '\yshelter\y|आश्रय|निवारा|આશ્રય' then 'shelter'
    end
  ) stored;
create index receptor_by_service on receptor (service, latitude, longitude) where service is not null;
