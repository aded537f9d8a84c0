-- Codes by text message: the newest of each number and purpose. A code itself is in its message alone.
create table text_code (
  purpose text not null check (purpose in ('signIn', 'registration', 'binding', 'ownNumber')),
  -- As the world dials it: +8613812345678.
  phone text not null,
  -- Who sends it; null: the company of the account that has the number, if there is one.
  company_id uuid references company,
  language text not null,
  asked_at timestamptz not null,
  -- Null until the message is made.
  code_hash text,
  tries integer not null default 0,
  used_at timestamptz,
  primary key (purpose, phone)
);
create index text_code_unmade on text_code (asked_at) where code_hash is null;
create index text_code_company on text_code (company_id);

-- What holds for minutes is not sent after hours.
alter table mail add column ends_at timestamptz;

-- Only a number that its owner proved to hold stands here.
alter table account add column phone text;
create unique index account_phone on account (phone) where phone is not null;
