-- A remark can be changed and deleted by its author. A deleted one is hidden until its time to be undone is over.
alter table remark
  add column revision integer not null default 1,
  add column changed_at timestamptz,
  add column deleted_at timestamptz;

-- The texts that a remark had before, so that both versions stay in the record.
create table remark_version (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  remark_id uuid not null references remark on delete cascade,
  revision integer not null,
  content text not null,
  -- When this text was written, and when another one took its place.
  written_at timestamptz not null,
  replaced_at timestamptz not null
);
create unique index remark_version_remark on remark_version (remark_id, revision);
create index remark_version_candidate on remark_version (candidate_id);

-- Colleagues named in a text. The account stands beside the text; `name` is the text after the sign @.
create table mention (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  -- `remark`, `evaluation` or `note`, and the row that holds the text.
  subject text not null,
  subject_id uuid not null,
  account_id uuid not null references account,
  name text not null,
  by_account_id uuid not null references account,
  mentioned_at timestamptz not null
);
create unique index mention_text on mention (subject_id, account_id);
create index mention_candidate on mention (candidate_id);
create index mention_account on mention (company_id, account_id, mentioned_at desc);
