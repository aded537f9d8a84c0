-- Times that a candidate may choose from for one planned interview.
create table offered_time (
  id uuid primary key,
  company_id uuid not null references company,
  plan_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Left: it was chosen, and moved away from.
  state text not null default 'open' check (state in ('open', 'chosen', 'left')),
  offered_by_account_id uuid not null references account,
  offered_at timestamptz not null,
  check (starts_at < ends_at),
  unique (plan_id, starts_at),
  foreign key (company_id, plan_id) references interview_plan (company_id, id) on delete cascade
);
create unique index offered_time_chosen on offered_time (plan_id) where state = 'chosen';

-- In the candidate's own words: why no time suits them, or why they cancelled.
alter table interview_plan add column response_reason text;
