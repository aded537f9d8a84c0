-- Up to when an account has read what colleagues said of a candidate in one stage, where that is kept stage by stage.
create table evaluation_stage_read (
  account_id uuid not null references account on delete cascade,
  candidate_id uuid not null references candidate on delete cascade,
  company_id uuid not null references company,
  stage_id text not null,
  read_until timestamptz not null,
  primary key (account_id, candidate_id, stage_id)
);
