-- How a company shows its positions to the public. Without a row it has shown none.
create table job_site (
  company_id uuid primary key references company,
  -- Part of the address: lower-case Latin letters, digits, hyphens.
  slug text not null unique,
  -- Whether search engines may list the pages.
  is_findable boolean not null default false,
  hr_may_publish boolean not null default false,
  contact_name text not null default '',
  contact_email text not null default '',
  revision integer not null default 0
);

-- Former slugs redirect, so nobody else gets them.
create table job_site_former_slug (
  slug text primary key,
  company_id uuid not null references company
);
create index job_site_former_slug_company on job_site_former_slug (company_id);

-- The company's own consent texts for applications, each version with its time. The newest one counts.
create table job_consent_text (
  company_id uuid not null references company,
  version integer not null,
  -- By language: {"cn", "en", "zh-TW"}. An empty text is the one of the company's profile.
  texts jsonb not null,
  by_account_id uuid references account,
  stored_at timestamptz not null,
  primary key (company_id, version)
);
create index job_consent_text_account on job_consent_text (by_account_id);

-- The public page of a position.
create table job_page (
  position_id uuid primary key references position on delete cascade,
  company_id uuid not null references company,
  slug text not null,
  is_published boolean not null default false,
  -- Null: never published. Such a page answers as an unknown one.
  first_published_at timestamptz,
  published_at timestamptz,
  -- An empty contact is that of the company.
  contact_name text not null default '',
  contact_email text not null default '',
  -- Last day to apply, YYYY-MM-DD in the company's time zone; empty: no last day.
  apply_until text not null default '' check (apply_until ~ '^(|\d{4}-\d{2}-\d{2})$'),
  answer_days integer not null default 5 check (answer_days between 1 and 90),
  decision_days integer not null default 10 check (decision_days between 1 and 90),
  revision integer not null default 0,
  unique (company_id, slug)
);

create table job_page_former_slug (
  company_id uuid not null references company,
  slug text not null,
  position_id uuid not null references position on delete cascade,
  primary key (company_id, slug)
);
create index job_page_former_slug_position on job_page_former_slug (position_id);

-- What somebody sent by a job page, beside the candidate that it became.
create table job_application (
  id uuid primary key,
  company_id uuid not null references company,
  position_id uuid not null references position on delete cascade,
  -- Two applications of one candidate come from a merge.
  candidate_id uuid not null references candidate on delete cascade,
  locale text not null,
  note text not null default '',
  -- Whether the applicant asks for a person where a model would work.
  asks_for_person boolean not null default false,
  sent_at timestamptz not null,
  -- Quotas of the edition that were used up when it came: it was taken all the same.
  past_quotas text[] not null default '{}',
  -- The resume is read in the background; a reading that a server did not end is begun again.
  reading text not null check (reading in ('none', 'waiting', 'read', 'unread')),
  format text not null default '',
  claimed_at timestamptz,
  tries smallint not null default 0
);
create index job_application_candidate on job_application (candidate_id);
create index job_application_position on job_application (position_id);
create index job_application_company on job_application (company_id);
create index job_application_waiting on job_application (id) where reading = 'waiting';

-- Links by which an applicant sees, corrects or withdraws one application. Only hashes are stored.
create table job_application_link (
  token_hash text primary key,
  company_id uuid not null references company,
  application_id uuid not null references job_application on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index job_application_link_application on job_application_link (application_id);
create index job_application_link_company on job_application_link (company_id);
create index job_application_link_expiry on job_application_link (expires_at);

-- A consent also comes from a form, and it outlives its link.
alter table candidate_consent
  alter column link_id drop not null,
  drop constraint candidate_consent_link_id_fkey,
  add constraint candidate_consent_link_id_fkey foreign key (link_id) references mail_link on delete set null,
  drop constraint candidate_consent_purpose_check,
  add constraint candidate_consent_purpose_check check (purpose in ('idCard', 'monitor', 'application'));

alter table candidate
  drop constraint candidate_added_by_check,
  add constraint candidate_added_by_check check (added_by in ('hand', 'drop', 'position', 'table', 'application'));

-- Whether the candidate did it: without an account, as a bundle is.
alter table candidate_move add column is_by_candidate boolean not null default false;
alter table candidate_edit add column is_by_candidate boolean not null default false;
