-- A link may also be about a candidate: to a page of theirs, for one purpose. Then it names no planned interview.
alter table mail_link alter column plan_id drop not null;
alter table mail_link add column candidate_id uuid references candidate on delete cascade;
-- Of a phone that watches: the interview that it watches.
alter table mail_link add column interview_id uuid references interview on delete cascade;
alter table mail_link add column made_by_account_id uuid references account;
-- When what it is for was done, and by which submit: a retry of that one gets the first answer, anything else nothing.
alter table mail_link add column used_at timestamptz;
alter table mail_link add column used_by_key text;
alter table mail_link drop constraint mail_link_purpose_check;
alter table mail_link add constraint mail_link_purpose_check check (
  purpose in ('accept', 'feedback', 'schedule', 'satisfaction', 'respond', 'idCard', 'monitor', 'campaign'));
alter table mail_link add constraint mail_link_subject_check check (
  (purpose in ('idCard', 'monitor', 'campaign')) = (candidate_id is not null)
  and (plan_id is null) = (candidate_id is not null) and (interview_id is not null) = (purpose = 'monitor'));
create index mail_link_of_candidate on mail_link (candidate_id) where candidate_id is not null;

-- What a candidate agreed to: the words as they stood there, and when. Without it nothing that its link is for is taken.
create table candidate_consent (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  link_id uuid not null references mail_link on delete cascade,
  purpose text not null check (purpose in ('idCard', 'monitor')),
  version text not null,
  locale text not null,
  -- sha256 of the wording in hex.
  wording_hash text not null,
  wording text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index candidate_consent_live on candidate_consent (link_id) where withdrawn_at is null;
create index candidate_consent_of on candidate_consent (candidate_id, given_at);
