-- What people did, appended and chained by hash within a company. An entry is never changed: `npm run audit:verify`
-- names the first one that was. It refers to nothing, so that it outlives what it tells of.
create table audit_entry (
  company_id uuid not null,
  -- From 1, without a gap.
  sequence bigint not null,
  at timestamptz not null,
  account_id uuid,
  -- The account's name at that time; null for what the installation did by itself.
  account_name text,
  action text not null,
  candidate_id uuid,
  interview_id uuid,
  details jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (company_id, sequence)
);
create index audit_entry_action on audit_entry (company_id, action, sequence desc);
create index audit_entry_candidate on audit_entry (company_id, candidate_id, sequence desc);

-- Where a company's chain ends. Its row is the lock that keeps two writers from the same place.
create table audit_head (
  company_id uuid primary key,
  sequence bigint not null,
  hash text not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever appended to';
end $$;
create trigger audit_entry_is_kept before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function refuse_audit_change();

-- Writes that were answered, by the key that the client made: a retry gets the same answer. Kept longer than the
-- drafts that are sent again with them.
create table answered_request (
  account_id uuid not null references account on delete cascade,
  key uuid not null,
  call text not null,
  input_hash text not null,
  reply jsonb,
  answered_at timestamptz not null,
  primary key (account_id, key)
);
create index answered_request_time on answered_request (answered_at);

-- What people said of a candidate. Rows are added and never changed; of one person and kind the newest counts.
create table evaluation (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  interview_id uuid references interview on delete cascade,
  kind text not null check (kind in ('overall', 'video', 'resume', 'evaluation', 'suggestion', 'comprehensive')),
  account_id uuid references account,
  evaluated_by text not null,
  score double precision,
  result smallint check (result in (1, 2, 3)),
  content text not null default '',
  -- The candidate's stage at that time.
  stage_id text not null,
  source smallint,
  created_at timestamptz not null,
  external_id text,
  unique (candidate_id, external_id),
  -- No verdict without a person behind it.
  check (account_id is not null or external_id is not null)
);
create index evaluation_candidate on evaluation (candidate_id, created_at desc);

-- Up to when an account has read what colleagues said of a candidate.
create table evaluation_read (
  account_id uuid not null references account on delete cascade,
  candidate_id uuid not null references candidate on delete cascade,
  company_id uuid not null references company,
  read_until timestamptz not null,
  primary key (account_id, candidate_id)
);

-- Remarks that were written here; imported ones stay in their document.
create table remark (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  account_id uuid not null references account,
  written_by text not null,
  content text not null,
  source smallint not null,
  created_at timestamptz not null
);
create index remark_candidate on remark (candidate_id, created_at desc);

alter table recommendation add column note text;

-- Labels that people gave stay when results come in anew.
alter table candidate_label add column is_manual boolean not null default false;
create table company_label (
  company_id uuid not null references company,
  label_id integer not null,
  name text not null,
  primary key (company_id, label_id),
  unique (company_id, name)
);

-- Other vendors' tests of a candidate, one row each, imported or entered. What a person changed or deleted is not
-- undone by a later import.
create table third_party_evaluation (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  document jsonb not null,
  file_id uuid references stored_file,
  created_at timestamptz not null,
  changed_at timestamptz,
  deleted_at timestamptz,
  external_id text,
  unique (candidate_id, external_id)
);
create index third_party_evaluation_candidate on third_party_evaluation (candidate_id, created_at desc);

-- Rounds that were held in person and are written down here; imported ones stay in their document.
create table offline_interview (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  account_id uuid not null references account,
  document jsonb not null,
  created_at timestamptz not null
);
create index offline_interview_candidate on offline_interview (candidate_id, created_at);

-- How long an account had a report in view; one row a visit, moved on while it lasts.
create table report_viewing (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  interview_id uuid not null references interview on delete cascade,
  account_id uuid not null references account on delete cascade,
  device text not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  viewed_ms bigint not null default 0
);
create index report_viewing_candidate on report_viewing (candidate_id, began_at desc);

-- Mail that waits, went out, or could not be sent; an administrator reads it here when no server for mail is set up.
create table mail (
  id uuid primary key,
  company_id uuid not null references company,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  state text not null check (state in ('kept', 'waiting', 'sent', 'failed')),
  tries integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  next_try_at timestamptz,
  sent_at timestamptz
);
create index mail_company on mail (company_id, created_at desc);
create index mail_waiting on mail (next_try_at) where state = 'waiting';

-- What a frozen account was before, for when it is thawed.
alter table account add column user_type_before_freeze text;
alter table service_key add column by_account_id uuid references account;
alter table service_key add column hint text;

create index account_search on account (company_id, lower(name), id);
