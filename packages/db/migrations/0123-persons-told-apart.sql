-- Two candidates with the same phone or e-mail whom somebody told apart: they are not the same person. Each pair has two
-- rows, one for each candidate, so that a merge of one of them moves its row.
create table person_apart (
  candidate_id uuid not null references candidate on delete cascade,
  other_id uuid not null references candidate on delete cascade,
  company_id uuid not null references company,
  by_account_id uuid not null references account,
  told_at timestamptz not null,
  primary key (candidate_id, other_id)
);
create index person_apart_other on person_apart (other_id);
create index person_apart_company on person_apart (company_id);
create index person_apart_account on person_apart (by_account_id);
