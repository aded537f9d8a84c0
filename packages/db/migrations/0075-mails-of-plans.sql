-- The planned interview that a mail is news of, or reminds of: it is not sent after later news.
alter table mail add column plan_id uuid;
create index mail_plan on mail (plan_id, created_at) where plan_id is not null and ends_at is null;
