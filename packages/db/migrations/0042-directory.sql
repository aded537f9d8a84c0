-- What a service key opens: the import of results, or the company's directory.
alter table service_key add column purpose text not null default 'import' check (purpose in ('import', 'directory'));

-- What an account gets that comes in by the directory, or at its first sign-in, and is in no listed group.
create table directory_policy (
  company_id uuid primary key references company,
  user_type text not null,
  role_id uuid not null references role,
  adds_at_sign_in boolean not null default false
);

-- Which type and role the members of a group get; of several groups the first in rank counts.
create table directory_rule (
  company_id uuid not null references company,
  rank integer not null,
  group_name text not null,
  user_type text not null,
  role_id uuid not null references role,
  primary key (company_id, rank)
);
create unique index directory_rule_group on directory_rule (company_id, lower(group_name));

-- What the directory says of an account.
create table directory_account (
  account_id uuid primary key references account,
  company_id uuid not null references company,
  user_name text not null,
  external_id text,
  given_name text,
  family_name text,
  -- Whether its type and role come from the table of groups.
  is_by_table boolean not null,
  -- Whether the directory froze it: it thaws no account that an administrator froze.
  has_frozen boolean not null default false,
  -- Deleted in the directory: it is told of no more, and comes back with its history.
  removed_at timestamptz,
  changed_at timestamptz not null
);
create unique index directory_account_name on directory_account (company_id, lower(user_name));
create index directory_account_external on directory_account (company_id, external_id);
create index account_by_company on account (company_id, id);
drop index account_company;

create table directory_group (
  id uuid primary key,
  company_id uuid not null references company,
  name text not null,
  external_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index directory_group_company on directory_group (company_id, id);
create index directory_group_name on directory_group (company_id, lower(name));

create table directory_member (
  group_id uuid not null references directory_group on delete cascade,
  account_id uuid not null references account,
  company_id uuid not null references company,
  primary key (group_id, account_id)
);
create index directory_member_account on directory_member (account_id);
