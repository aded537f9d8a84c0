-- What an interview was last imported from, so that its version counts changes alone.
alter table interview add column import_hash text;

-- A part that no feature reads yet, whole, with the files that its media paths name. It is handed over when one does.
create table later_part (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  interview_id uuid references interview on delete cascade,
  part text not null,
  document jsonb not null,
  files jsonb not null,
  received_at timestamptz not null,
  unique nulls not distinct (candidate_id, interview_id, part)
);
create index later_part_part on later_part (part);

-- An import that goes on after its call was answered.
create table import_job (
  id uuid primary key,
  company_id uuid not null references company,
  state text not null check (state in ('running', 'done', 'failed')),
  bundles_done integer not null default 0,
  bundles_all integer not null default 0,
  results jsonb not null default '[]',
  started_at timestamptz not null,
  -- Moved on while the job runs: one that stands still was ended with its process.
  touched_at timestamptz not null
);
