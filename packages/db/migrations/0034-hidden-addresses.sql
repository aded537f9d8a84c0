-- Of a mail to an anonymous candidate nobody is told the address.
alter table mail add column is_address_hidden boolean not null default false;
