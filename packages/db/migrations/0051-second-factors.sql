-- The secret of an account's authenticator app, sealed by a key that is not in the database.
create table totp (
  account_id uuid primary key references account,
  company_id uuid not null references company,
  kind text not null default 'totp' check (kind = 'totp'),
  secret text not null,
  -- The time step (30 seconds) of the last code that was taken: it and those before are not taken again.
  last_step integer not null,
  foreign key (account_id, kind) references second_factor (account_id, kind) on delete cascade
);

-- What an account signs in with when its second factor is not at hand. Each code is taken once.
create table recovery_code (
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- The first letters of the code, by which it is found; the rest is hashed as a password is.
  selector text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, selector)
);

create table passkey (
  id uuid primary key,
  company_id uuid not null references company,
  account_id uuid not null references account,
  kind text not null default 'passkey' check (kind = 'passkey'),
  -- In base64url, as the authenticator made it up.
  credential_id text not null unique,
  -- In the form of COSE, as it was registered.
  public_key bytea not null,
  -- How often it was used, as it counts itself; 0 always for one that does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz,
  foreign key (account_id, kind) references second_factor (account_id, kind) on delete cascade
);
create index passkey_account on passkey (account_id);

-- What an authenticator is to sign: for one purpose, once.
create table passkey_challenge (
  -- sha256 in hex.
  challenge_hash text primary key,
  purpose text not null check (purpose in ('signIn', 'secondFactor', 'add')),
  -- Nobody's for a sign-in: who it is shows by the passkey.
  company_id uuid references company,
  account_id uuid references account,
  expires_at timestamptz not null
);
create index passkey_challenge_end on passkey_challenge (expires_at);
