-- What a company rules about signing in; without a row the product's own rules hold.
create table sign_in_policy (
  company_id uuid primary key references company,
  ways text[] not null check (cardinality(ways) > 0),
  demands_second_factor boolean not null,
  session_hours integer not null check (session_hours > 0),
  -- Null: a session ends by its age alone.
  rest_minutes integer check (rest_minutes > 0)
);

-- How a session came about, and when it was last used. Those from before know only how they were opened.
alter table session
  add column way text not null default 'password'
    check (way in ('password', 'sms', 'app', 'oidc', 'passkey', 'demo')),
  add column second_factor text check (second_factor in ('totp', 'recoveryCode', 'passkey')),
  -- As the client named itself.
  add column user_agent text,
  add column network text,
  add column last_seen_at timestamptz;

-- Which kinds of a second factor an account has.
create table second_factor (
  account_id uuid not null references account,
  company_id uuid not null references company,
  kind text not null check (kind in ('totp', 'passkey')),
  added_at timestamptz not null,
  primary key (account_id, kind)
);

-- A sign-in that waits for its second factor.
create table pending_sign_in (
  -- sha256 in hex.
  token_hash text primary key,
  company_id uuid not null references company,
  account_id uuid not null references account,
  way text not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);
create index pending_sign_in_account on pending_sign_in (account_id);
