-- What interviewers fill in after an interview with people.
create table assessment_form (
  id uuid primary key,
  company_id uuid not null references company,
  -- By which a company's file names it; null for one that was made here.
  external_id text,
  name text not null,
  description text not null,
  template_type smallint not null default 0,
  -- Null for one that was imported.
  created_by uuid references account,
  created_at timestamptz not null,
  -- Not offered any more since then.
  ended_at timestamptz,
  unique (company_id, id),
  unique (company_id, external_id)
);

-- What the questions of a form were: a published version never changes, and answers stay with the one they were given on.
create table assessment_form_version (
  id uuid primary key,
  company_id uuid not null references company,
  form_id uuid not null,
  -- From 1.
  number integer not null,
  state text not null check (state in ('draft', 'published', 'ended')),
  content jsonb not null,
  -- Counts the changes of a draft, so that two windows do not overwrite each other's.
  revision integer not null default 0,
  changed_at timestamptz not null,
  changed_by uuid references account,
  published_at timestamptz,
  published_by uuid references account,
  unique (company_id, id),
  unique (form_id, number),
  foreign key (company_id, form_id) references assessment_form (company_id, id) on delete cascade
);
create unique index assessment_form_draft on assessment_form_version (form_id) where state = 'draft';
create unique index assessment_form_published on assessment_form_version (form_id) where state = 'published';
