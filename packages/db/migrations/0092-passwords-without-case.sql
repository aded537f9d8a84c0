-- Passwords of shares that were made before this mix upper and lower case, and stay exact.
alter table share_grant
  -- Whether the password is compared without case; only its hash in upper case is stored then.
  add column ignores_case boolean not null default false;
