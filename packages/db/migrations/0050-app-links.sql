-- Whom the messaging app knows an account by. Both have one another alone.
create table app_link (
  account_id uuid primary key references account,
  company_id uuid not null references company,
  open_id text not null unique,
  linked_at timestamptz not null
);
