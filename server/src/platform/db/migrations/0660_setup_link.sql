-- Every server of an installation gives the same set-up link: with the secret of the servers, this random text gives its token.
delete from setup_link;
alter table setup_link add column salt text not null;
update audit_plan set hidden = '{token_hash,salt}' where thing = 'setup_link';
