-- Companies, the people who work in them, and what they may do.
create table company (
  id uuid primary key,
  external_id text not null unique,
  name text not null,
  name_latin text,
  profile text not null check (profile in ('cn', 'eu', 'us-il')),
  time_zone text not null default 'Asia/Shanghai',
  customer_type text not null default 'CUSTOMERTYPE_NORMAL',
  created_at timestamptz not null default now()
);

create table company_setting (
  company_id uuid not null references company,
  key text not null,
  value jsonb not null,
  primary key (company_id, key)
);

create table role (
  id uuid primary key,
  company_id uuid not null references company,
  external_id text not null,
  name text not null,
  buttons text[] not null,
  unique (company_id, external_id)
);

create table account (
  id uuid primary key,
  company_id uuid not null references company,
  role_id uuid not null references role,
  email text not null,
  name text not null,
  user_type text not null check (
    user_type in ('superAdmin', 'admin', 'general', 'interviewer', 'read', 'freeze', 'helpUser', 'publishUser')
  ),
  password_hash text,
  must_change_password boolean not null default false,
  is_demo boolean not null default false,
  shows_wechat_hint boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index account_email on account (lower(email));
create index account_company on account (company_id);

create table session (
  id uuid primary key,
  token_hash text not null unique,
  company_id uuid not null references company,
  account_id uuid not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_account on session (account_id);

create table service_key (
  id uuid primary key,
  company_id uuid not null references company,
  key_hash text not null unique,
  name text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- Counted tries of anything that is throttled; one row a key and window.
create table attempt (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

-- Secrets of this installation, made at the first start.
create table installation_secret (
  name text primary key,
  value text not null
);

-- Bytes lie in the file store under their content hash; a row gives one company the right to them.
create table stored_file (
  id uuid primary key,
  company_id uuid not null references company,
  content_hash text not null,
  size_bytes bigint not null,
  content_type text not null,
  name text not null,
  created_at timestamptz not null default now(),
  unique (company_id, content_hash, name)
);
create index stored_file_hash on stored_file (content_hash);

create table position (
  id uuid primary key,
  company_id uuid not null references company,
  external_id text not null,
  name text not null,
  name_latin text,
  is_l5 boolean not null default false,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (company_id, external_id)
);

-- One person in one position: what the wire calls a jobseekerChannel.
create table candidate (
  id uuid primary key,
  company_id uuid not null references company,
  position_id uuid not null references position,
  external_id text not null,
  name text not null,
  name_latin text,
  phone text,
  email text,
  gender smallint,
  age smallint,
  education smallint,
  native_place text,
  referee text,
  photo_file_id uuid references stored_file,
  work_years double precision,
  stage_id text not null,
  stage_type_kind smallint not null,
  channel_id integer,
  is_anonymous boolean not null default false,
  has_veto boolean not null default false,
  resume_file_id uuid references stored_file,
  resume_state text not null default 'none' check (resume_state in ('none', 'parsing', 'ready')),
  applied_at timestamptz not null,
  updated_at timestamptz not null,
  import_hash text,
  unique (company_id, external_id)
);
create index candidate_position on candidate (company_id, position_id, applied_at desc, id);

create table candidate_label (
  candidate_id uuid not null references candidate on delete cascade,
  company_id uuid not null references company,
  label_id integer not null,
  name text not null,
  sort_index integer not null,
  primary key (candidate_id, label_id)
);

create table recommendation (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  external_id text,
  to_account_id uuid not null references account,
  by_account_id uuid references account,
  recommend_stage_id text not null,
  recommend_status smallint not null default 0,
  operate_status smallint,
  operated_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (candidate_id, external_id)
);
create index recommendation_to on recommendation (company_id, to_account_id, candidate_id);

create table interview (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  external_id text not null,
  name text not null,
  category smallint not null,
  status text not null check (status in ('wait', 'doing', 'finish')),
  language text,
  began_at timestamptz,
  finished_at timestamptz,
  used_seconds integer,
  total_seconds integer,
  overall_score double precision,
  version integer not null default 1,
  sort_index integer not null,
  unique (company_id, external_id)
);
create index interview_candidate on interview (candidate_id, sort_index);

-- Imported analysis, kept as the validated document it came as. What people change later gets tables of its own.
create table candidate_document (
  candidate_id uuid not null references candidate on delete cascade,
  company_id uuid not null references company,
  part text not null,
  document jsonb not null,
  received_at timestamptz not null,
  primary key (candidate_id, part)
);

create table interview_document (
  interview_id uuid not null references interview on delete cascade,
  company_id uuid not null references company,
  part text not null,
  document jsonb not null,
  received_at timestamptz not null,
  primary key (interview_id, part)
);

-- Which stored files belong to a candidate's report: what a reader of it may fetch.
create table candidate_file (
  candidate_id uuid not null references candidate on delete cascade,
  file_id uuid not null references stored_file,
  company_id uuid not null references company,
  primary key (candidate_id, file_id)
);
create index candidate_file_file on candidate_file (file_id);
