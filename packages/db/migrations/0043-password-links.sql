-- A way in from a mail for whoever sets a password by it. One an account, so that a new one ends the one before.
create table password_link (
  account_id uuid primary key references account on delete cascade,
  company_id uuid not null references company,
  purpose text not null check (purpose in ('forgotten', 'invitation')),
  -- sha256 in hex.
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- An invitation that was taken back stays, to be given again.
  revoked_at timestamptz
);

-- Another password, whoever set it, ends the way to set one, and what waits for a second factor by the old one.
create function end_ways_of_password() returns trigger language plpgsql as $$
begin
  delete from password_link where account_id = new.id;
  delete from pending_sign_in where account_id = new.id;
  return null;
end $$;
create trigger account_password_set after update of password_hash on account
  for each row when (new.password_hash is distinct from old.password_hash) execute function end_ways_of_password();

-- Who asked for another password, until it is looked at: the same is stored for whichever e-mail.
create table forgotten_password (
  -- In lower case.
  email text primary key,
  locale text not null,
  asked_at timestamptz not null
);
