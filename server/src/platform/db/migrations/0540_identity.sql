-- An account of an identity provider is one person, and a person one account of each provider: `provider_id` is the issuer, `account_id` its subject.
create unique index credential_of_identity on credential (provider_id, account_id) where provider_id <> 'credential';
create unique index credential_of_person on credential (person_id, provider_id);

-- The sign-in itself was one of two steps: the provider asked for the second, or a passkey is both.
alter table person_session add column second_step boolean not null default false;
