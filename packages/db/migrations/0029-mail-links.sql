-- A way in from a mail without an account: for one purpose, about one plan, and where it is an interviewer's, for one account.
-- It is over with its plan and for whom the plan names no more, whatever stands here.
create table mail_link (
  id uuid primary key,
  company_id uuid not null references company,
  -- sha256 in hex.
  token_hash text not null unique,
  purpose text not null check (purpose in ('accept', 'feedback', 'schedule', 'satisfaction', 'respond')),
  plan_id uuid not null,
  -- Whose it is; null: the candidate's.
  account_id uuid references account,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((purpose in ('accept', 'feedback')) = (account_id is not null)),
  foreign key (company_id, plan_id) references interview_plan (company_id, id) on delete cascade
);
create index mail_link_of on mail_link (plan_id);
