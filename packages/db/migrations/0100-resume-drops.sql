-- Resumes that somebody dropped for a position, until they are confirmed: seen by that account and administrators.
create table resume_drop (
  id uuid primary key,
  company_id uuid not null references company,
  position_id uuid not null references position on delete cascade,
  account_id uuid not null references account,
  -- The wire id of the stage that added candidates come to.
  stage_id text not null,
  source text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index resume_drop_position on resume_drop (position_id, account_id);
create index resume_drop_account on resume_drop (account_id);
create index resume_drop_company on resume_drop (company_id);
create index resume_drop_expiry on resume_drop (expires_at);

create table resume_drop_file (
  id uuid primary key,
  company_id uuid not null references company,
  drop_id uuid not null references resume_drop on delete cascade,
  -- Null for a file that is refused and not kept, and for one that belongs to a candidate by now.
  file_id uuid references stored_file on delete set null,
  name text not null,
  content_hash text not null,
  size_bytes bigint not null,
  -- Format of the document by its content; empty for no document.
  format text not null,
  -- When the file was last changed, as its sender's system says.
  modified_at timestamptz,
  state text not null check (state in ('waiting', 'reading', 'read', 'failed', 'adding', 'added')),
  fault text,
  -- When a server began to read it, and how often one did. A reading that a server did not end is begun again.
  claimed_at timestamptz,
  tries smallint not null default 0,
  -- The fields of the list, and all that was read with its places.
  summary jsonb,
  reading jsonb,
  -- Values that a person wrote, by field. An empty text leaves the field empty.
  written jsonb not null default '{}',
  -- Null while nobody has chosen: then a rule decides.
  is_left boolean,
  is_not_same boolean not null default false,
  revision integer not null default 0,
  -- Candidates of this position that the person who adds knows to be the same.
  seen_candidate_ids uuid[] not null default '{}',
  added_by_account_id uuid references account,
  add_fault text,
  candidate_id uuid references candidate on delete cascade,
  unique (drop_id, content_hash)
);
create index resume_drop_file_waiting on resume_drop_file (company_id, id) where state in ('waiting', 'reading');
create index resume_drop_file_adding on resume_drop_file (id) where state = 'adding';
create index resume_drop_file_claimed on resume_drop_file (company_id, claimed_at);
create index resume_drop_file_content on resume_drop_file (company_id, content_hash);
create index resume_drop_file_file on resume_drop_file (file_id);
create index resume_drop_file_candidate on resume_drop_file (candidate_id);
create index resume_drop_file_account on resume_drop_file (added_by_account_id);
