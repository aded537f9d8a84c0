-- Notices to accounts. A row holds ids alone: its sentence is made when it is read, by the rights of the reader then.
create table notice (
  id uuid primary key,
  company_id uuid not null references company,
  account_id uuid not null references account,
  kind text not null check (kind in ('asked', 'answered', 'mentioned', 'finished', 'failed', 'limit')),
  -- The account whose act it tells; null where a job or a program did it.
  by_account_id uuid references account,
  candidate_id uuid references candidate on delete cascade,
  about jsonb not null,
  -- The kind, the candidate and the ids as one text: the same thing is told once.
  thing text not null,
  at timestamptz not null,
  -- Whether the account wants the kind in its bell.
  is_in_bell boolean not null,
  -- From when it may go out by mail; null where the account wants no mail of the kind, or another mail tells it.
  mail_due_at timestamptz,
  mailed_at timestamptz,
  read_at timestamptz
);
create unique index notice_thing on notice (account_id, thing);
create index notice_bell on notice (account_id, id) where is_in_bell;
create index notice_new on notice (account_id) where is_in_bell and read_at is null;
create index notice_mail on notice (mail_due_at) where mail_due_at is not null and mailed_at is null;
create index notice_act on notice (by_account_id, at);
create index notice_candidate on notice (candidate_id);
create index notice_company on notice (company_id);
create index notice_at on notice (at);

-- Where an account wants a kind of notice. A kind without a row has its usual places.
create table notice_choice (
  company_id uuid not null references company,
  account_id uuid not null references account,
  kind text not null check (kind in ('asked', 'answered', 'mentioned', 'finished', 'failed', 'limit')),
  in_bell boolean not null,
  by_mail boolean not null,
  primary key (account_id, kind)
);
create index notice_choice_company on notice_choice (company_id);

-- Tells every process that listens whose notices changed. It is heard when the transaction is committed.
create function tell_of_notice() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_notice', told.account_id::text)
  from (select distinct account_id from changed_notice) as told;
  return null;
end $$;
create trigger notice_inserted after insert on notice
  referencing new table as changed_notice for each statement execute function tell_of_notice();
create trigger notice_changed after update on notice
  referencing new table as changed_notice for each statement execute function tell_of_notice();
create trigger notice_deleted after delete on notice
  referencing old table as changed_notice for each statement execute function tell_of_notice();
