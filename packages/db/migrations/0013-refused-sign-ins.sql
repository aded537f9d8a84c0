-- Sign-ins to an account that were refused and that no entry of the audit log has told of yet. An entry tells of all
-- together, at most once an hour, so that nobody fills a company's log from outside.
create table refused_sign_in (
  account_id uuid primary key references account on delete cascade,
  company_id uuid not null references company,
  untold integer not null,
  told_at timestamptz
);
