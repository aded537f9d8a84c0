-- Links by which candidates get the copy of their own data, without an account.
create table copy_link (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  -- Whether the copy holds the other applications of the person too.
  is_whole_person boolean not null,
  token_hash text not null unique,
  -- The address that it was mailed to; null where it was handed over.
  mailed_to text,
  made_at timestamptz not null,
  made_by_account_id uuid not null references account,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  openings integer not null default 0,
  last_opened_at timestamptz,
  -- Wrong answers to the question of the page; too many end the link.
  misses smallint not null default 0
);
create index copy_link_candidate on copy_link (candidate_id, made_at);
create index copy_link_account on copy_link (made_by_account_id);
create index copy_link_company on copy_link (company_id);

-- Copies of all data of a candidate, as a zip in the file store. They are deleted after a week.
create table candidate_copy (
  id uuid primary key,
  company_id uuid not null references company,
  -- The candidate on whose page it was ordered.
  candidate_id uuid not null references candidate on delete cascade,
  is_whole_person boolean not null,
  -- The link of the candidate who ordered it; null for a copy of the company.
  link_id uuid references copy_link on delete cascade,
  asked_by_account_id uuid references account,
  -- The permissions that limit it; null for a copy that nothing limits.
  permissions text[],
  locale text not null,
  asked_at timestamptz not null,
  state text not null check (state in ('waiting', 'making', 'made', 'failed')),
  fault text check (fault in ('broken', 'tooLarge')),
  -- When a server began it or went on with it, and how often one began. A copy that a server left is begun again.
  claimed_at timestamptz,
  tries smallint not null default 0,
  files_all integer not null default 0,
  files_done integer not null default 0,
  name text not null default '',
  file_id uuid references stored_file on delete set null,
  size_bytes bigint,
  expires_at timestamptz,
  check ((link_id is null) <> (asked_by_account_id is null))
);
create index candidate_copy_candidate on candidate_copy (candidate_id, asked_at);
create index candidate_copy_waiting on candidate_copy (asked_at) where state in ('waiting', 'making');
create index candidate_copy_link on candidate_copy (link_id);
create index candidate_copy_account on candidate_copy (asked_by_account_id);
create index candidate_copy_file on candidate_copy (file_id);
create index candidate_copy_company on candidate_copy (company_id);
create index candidate_copy_expiry on candidate_copy (expires_at);

-- The candidates that a copy holds. It goes when one of them is erased.
create table copied_candidate (
  copy_id uuid not null references candidate_copy on delete cascade,
  candidate_id uuid not null references candidate on delete cascade,
  company_id uuid not null references company,
  primary key (copy_id, candidate_id)
);
create index copied_candidate_candidate on copied_candidate (candidate_id);
create index copied_candidate_company on copied_candidate (company_id);
