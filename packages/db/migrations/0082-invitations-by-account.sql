-- Who invited an account: an administrator who freezes the inviter sees the invitations that are still open.
alter table password_link add column by_account_id uuid references account on delete set null;
create index password_link_by_account on password_link (by_account_id) where by_account_id is not null;
