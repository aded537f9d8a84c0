-- An order to erase candidates for good. It is stored first, so that a server that was killed goes on with it.
create table erasure (
  id uuid primary key,
  company_id uuid not null references company,
  -- Says nothing of a candidate by value.
  reason text not null,
  -- Who ordered it: an account, or a rule of the company, or a candidate.
  account_id uuid references account,
  rule text check (rule in ('retention', 'candidate')),
  ordered_at timestamptz not null,
  finished_at timestamptz,
  candidates_all integer not null,
  candidates_done integer not null default 0,
  check ((account_id is null) <> (rule is null))
);
create index erasure_company on erasure (company_id, ordered_at);
create index erasure_account on erasure (account_id);
create index erasure_open on erasure (ordered_at) where finished_at is null;

-- The candidates of an order that still wait. Each row goes with its candidate.
create table erasure_candidate (
  erasure_id uuid not null references erasure on delete cascade,
  candidate_id uuid not null,
  company_id uuid not null references company,
  primary key (erasure_id, candidate_id)
);
create index erasure_candidate_candidate on erasure_candidate (candidate_id);
create index erasure_candidate_company on erasure_candidate (company_id);

-- Ids of what was erased: an open page is told, a bundle that brings a candidate back is refused, and a backup is cleaned.
create table erased_id (
  id uuid primary key,
  company_id uuid not null references company,
  kind text not null check (kind in ('candidate', 'interview')),
  -- HMAC-SHA256 of the candidate's external id under a secret of the installation; null for an interview.
  external_id_hash text,
  erased_at timestamptz not null
);
create index erased_id_external on erased_id (company_id, external_id_hash) where external_id_hash is not null;

-- Whom a mail is about, so that it goes with them. One mail may be about several candidates.
alter table mail add column candidate_ids uuid[] not null default '{}';
update mail set candidate_ids = array[plan.candidate_id] from interview_plan as plan
  where plan.id = mail.plan_id;
update mail set candidate_ids = array[share_grant.candidate_id] from share_mail
  join share_grant on share_grant.id = share_mail.share_grant_id
  where share_mail.mail_id = mail.id;
create index mail_candidates on mail using gin (candidate_ids) where candidate_ids <> '{}';

-- Whom a kept reply is about; it is forgotten with them.
alter table answered_request add column candidate_ids uuid[] not null default '{}';
create index answered_request_candidates on answered_request using gin (candidate_ids) where candidate_ids <> '{}';
