-- The private address at which an account's calendar program reads its interviews; another one takes its place.
create table calendar_address (
  account_id uuid primary key references account on delete cascade,
  company_id uuid not null references company,
  -- sha256 in hex.
  token_hash text not null unique,
  -- In which its events are worded.
  locale text not null,
  made_at timestamptz not null,
  -- To the hour.
  last_read_at timestamptz
);
