-- How long a company keeps candidates after their outcome. Without a row or a figure its profile decides.
create table company_retention (
  company_id uuid primary key references company,
  months smallint check (months between 1 and 120),
  -- The rule erases nobody before this time: a shorter figure waits, and so does the rule where it is new.
  waits_until timestamptz,
  -- When a server took its last turn. Two servers never share one.
  ran_at timestamptz
);
insert into company_retention (company_id, waits_until) select id, now() + interval '30 days' from company;

-- A candidate that is kept longer than the rule says, until a time.
create table retention_keep (
  candidate_id uuid primary key references candidate on delete cascade,
  company_id uuid not null references company,
  reason text not null check (char_length(reason) between 1 and 300),
  ends_at timestamptz not null,
  by_account_id uuid not null references account,
  kept_at timestamptz not null
);
create index retention_keep_company on retention_keep (company_id, ends_at);
create index retention_keep_account on retention_keep (by_account_id);

create index candidate_ended on candidate (company_id, outcome_at, id) where outcome is not null;
create index candidate_undecided on candidate (company_id, stage_since, id) where outcome is null;
