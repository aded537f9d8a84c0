-- A merge of two persons, or of two candidates of one position, while it is in force. What it moved, so that it can be undone.
create table person_merge (
  id uuid primary key,
  company_id uuid not null references company,
  kind text not null check (kind in ('person', 'candidate')),
  -- The candidate that stays. Of two persons: the candidate whose person stays.
  candidate_id uuid not null references candidate on delete cascade,
  -- The candidate that went into it, which is no row any more. Of two persons: the candidate of the other person.
  merged_id uuid not null,
  -- Keys of the rows that moved, by table.
  moved jsonb not null,
  -- Rows that are no more while the merge is in force, by table.
  removed jsonb not null,
  -- Values that the merge changed: table, key, column, from, to.
  altered jsonb not null,
  by_account_id uuid references account,
  merged_at timestamptz not null
);
create index person_merge_candidate on person_merge (candidate_id);
create index person_merge_merged on person_merge (merged_id);
create index person_merge_company on person_merge (company_id);
create index person_merge_account on person_merge (by_account_id);

-- Ids of candidates that went into others. Addresses and bundles that name them reach the candidate that stays.
create table former_candidate (
  id uuid primary key,
  company_id uuid not null references company,
  external_id text not null,
  candidate_id uuid not null references candidate on delete cascade,
  merge_id uuid not null references person_merge on delete cascade,
  -- The last bundle of the former external id, as `candidate` keeps it.
  imported jsonb,
  import_hash text,
  unique (company_id, external_id)
);
create index former_candidate_candidate on former_candidate (candidate_id);
create index former_candidate_merge on former_candidate (merge_id);
