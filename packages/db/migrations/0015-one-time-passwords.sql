-- When a one-time password ends; null for one that its owner chose. Those given before this end a week from now.
alter table account add column password_ends_at timestamptz;
update account set password_ends_at = now() + interval '7 days' where must_change_password;
