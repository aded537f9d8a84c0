-- Which account a name is, by which bundles name interviewers without an account. Names are compared without capitals
-- and outer spaces.
create table interviewer_name (
  company_id uuid not null references company (id),
  name text not null check (name = lower(btrim(name)) and length(name) <= 200),
  account_id uuid not null references account (id),
  matched_by_account_id uuid not null references account (id),
  matched_at timestamptz not null,
  primary key (company_id, name)
);
create index interviewer_name_account on interviewer_name (account_id);
create index interviewer_name_matched_by on interviewer_name (matched_by_account_id);
create index interview_plan_interviewer_named on interview_plan_interviewer (company_id, lower(btrim(name)))
  where external_id is null;
