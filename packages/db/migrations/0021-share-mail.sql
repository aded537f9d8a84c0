-- What a mail says that opens something, a link's token or a password: it is forgotten once the mail went out.
alter table mail add column secret text;
alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check
  check (state in ('kept', 'waiting', 'sent', 'failed', 'withdrawn'));

-- For whom a share is; null where its link was handed over by whoever made it.
alter table share_grant add column to_address text;

-- The mails that tell of a share.
create table share_mail (
  mail_id uuid primary key references mail on delete cascade,
  company_id uuid not null references company,
  share_grant_id uuid not null references share_grant on delete cascade,
  -- `sentOn`: by a visitor, who holds the link.
  kind text not null check (kind in ('link', 'password', 'sentOn')),
  -- Of a visitor's request, so that a retry sends nothing again.
  request_key uuid
);
create index share_mail_of on share_mail (share_grant_id);
