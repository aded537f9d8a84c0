-- Tables of candidates that somebody uploaded, until they are added: seen by that account and administrators.
create table table_import (
  id uuid primary key,
  company_id uuid not null references company,
  -- The position that all rows go to; null where a column names the positions.
  position_id uuid references position on delete cascade,
  account_id uuid not null references account,
  name text not null,
  size_bytes bigint not null,
  state text not null check (state in ('open', 'adding', 'done')),
  -- How the table is read, and what was found in it.
  setup jsonb not null,
  digest jsonb not null,
  revision integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  added_by_account_id uuid references account
);
create index table_import_position on table_import (position_id);
create index table_import_account on table_import (account_id);
create index table_import_company on table_import (company_id);
create index table_import_adder on table_import (added_by_account_id);
create index table_import_expiry on table_import (expires_at);

-- The file, until its rows are added: it can be read again in another encoding, or another of its sheets.
create table table_import_file (
  import_id uuid primary key references table_import on delete cascade,
  company_id uuid not null references company,
  content bytea not null
);
create index table_import_file_company on table_import_file (company_id);

create table table_import_row (
  id uuid primary key,
  company_id uuid not null references company,
  import_id uuid not null references table_import on delete cascade,
  -- The number of the row in the file, from 1.
  number integer not null,
  -- The cells as they were read; empty for a row that is added.
  cells jsonb not null,
  -- Why the reader did not understand the row.
  read_fault text,
  -- Values that a person wrote, by field. An empty text leaves the field empty.
  written jsonb not null default '{}',
  -- The values that would be added, and the faulty ones.
  found jsonb not null default '{}',
  faults jsonb not null default '[]',
  contacts text[] not null default '{}',
  position_id uuid references position on delete set null,
  stage_id text,
  applied_at timestamptz,
  -- Null while nobody has chosen: then a rule decides.
  is_left boolean,
  is_not_same boolean not null default false,
  state text not null check (state in ('open', 'left', 'adding', 'added', 'failed')),
  add_fault text,
  -- Candidates of the position that the person who adds knows to be the same.
  seen_candidate_ids uuid[] not null default '{}',
  candidate_id uuid references candidate on delete cascade,
  revision integer not null default 0,
  unique (import_id, number)
);
create index table_import_row_adding on table_import_row (import_id, number) where state = 'adding';
create index table_import_row_company on table_import_row (company_id);
create index table_import_row_position on table_import_row (position_id);
create index table_import_row_candidate on table_import_row (candidate_id);
create index table_import_row_contacts on table_import_row using gin (contacts);

alter table candidate drop constraint candidate_added_by_check;
alter table candidate add constraint candidate_added_by_check
  check (added_by in ('hand', 'drop', 'position', 'table')) not valid;
