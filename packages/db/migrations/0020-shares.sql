-- A way into one report without an account. What it opens is data; the token and the password are kept as hashes alone.
create table share_grant (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  -- Null for a candidate who had no interview when it was made.
  interview_id uuid references interview on delete cascade,
  -- sha256 in hex.
  token_hash text not null unique,
  -- argon2id; null: whoever has the link reads.
  password_hash text,
  -- Permission keys.
  sections text[] not null,
  shows_scores boolean not null,
  language text not null,
  -- For whom, in the words of whoever made it.
  note text not null,
  by_account_id uuid not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by_account_id uuid references account,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  views integer not null default 0
);
create index share_grant_of on share_grant (candidate_id, created_at, id);

-- Somebody who reads by a grant. It ends with the grant, whatever stands here.
create table share_session (
  id uuid primary key,
  company_id uuid not null references company,
  share_grant_id uuid not null references share_grant on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index share_session_of on share_session (share_grant_id);
create index share_session_over on share_session (expires_at);
