-- What a provider refused because of this installation, not of the recipient: such a mail waits until that is mended.
alter table mail add column fault text;
create index mail_refused on mail (company_id, channel, fault) where state = 'waiting' and fault is not null;
