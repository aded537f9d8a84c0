-- Since when the people of a company are led through its first steps after they sign in. Null: they are not.
alter table company add column first_steps_since timestamptz;
update company set first_steps_since = now()
  where not exists (select from position where position.company_id = company.id)
    and not exists (select from candidate where candidate.company_id = company.id);

-- A first step that somebody skipped. That a step is done follows from the company's data.
create table first_step_skip (
  company_id uuid not null references company,
  step text not null check (step in ('position', 'candidates', 'colleagues', 'results')),
  account_id uuid not null references account,
  skipped_at timestamptz not null,
  primary key (company_id, step)
);
create index first_step_skip_account on first_step_skip (account_id);
