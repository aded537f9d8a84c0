-- Companies take turns with their mails: whose are due, and the next of each, is found without reading all that wait.
create index mail_turn on mail (channel, is_for_owner_alone, company_id, next_try_at, id) where state = 'waiting';
drop index mail_waiting;
