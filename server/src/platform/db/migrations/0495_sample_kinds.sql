-- The samples' stations and shelters were recorded as 'other' before they had kinds of their own.
update receptor set kind = service where sample and kind = 'other' and service is not null;
