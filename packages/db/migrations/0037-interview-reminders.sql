-- In which language its mails were written: reminders are written in the same one.
alter table interview_plan add column mail_locale text;
-- The start and the end that people were reminded of: an interview that is moved has others.
alter table interview_plan add column reminded_of timestamptz;
alter table interview_plan add column feedback_asked_after timestamptz;

create index interview_plan_to_remind on interview_plan (starts_at) where status <> 3;
