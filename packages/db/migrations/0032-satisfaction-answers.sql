-- What candidates thought of an interview, once each.
create table satisfaction_answer (
  id uuid primary key,
  company_id uuid not null references company,
  plan_id uuid not null unique,
  score smallint not null check (score between 1 and 5),
  content text not null,
  answered_at timestamptz not null,
  foreign key (company_id, plan_id) references interview_plan (company_id, id) on delete cascade
);
