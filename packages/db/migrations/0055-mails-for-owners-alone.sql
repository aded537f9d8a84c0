-- What opens an account is for its owner's mailbox: where it cannot go there, nobody else reads it.
alter table mail add column is_for_owner_alone boolean not null default false;
