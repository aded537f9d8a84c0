-- A mail that tells a password which was renewed since: it is not sent, even if it was on its way when that happened.
alter table share_mail add column is_over boolean not null default false;

-- Which change of its plan a mail tells of: later news is ordered by it, as two changes may come in one millisecond.
alter table mail add column plan_sequence integer;
update mail set plan_sequence = 0 where plan_id is not null and state = 'waiting';
create index mail_plan_news on mail (plan_id, plan_sequence) where plan_id is not null and ends_at is null;
drop index mail_plan;
