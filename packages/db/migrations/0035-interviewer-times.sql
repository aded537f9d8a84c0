-- When interviewers are free for interviews, as they say themselves.
create table interviewer_time (
  id uuid primary key,
  company_id uuid not null references company,
  account_id uuid not null references account,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at),
  unique (account_id, starts_at)
);
