-- The scores of a position's interviews, one row a score, so that standing and medians need no document.
create table position_score (
  interview_id uuid not null references interview on delete cascade,
  company_id uuid not null references company,
  position_id uuid not null references position,
  -- 'overall', or 'competency:' and its name.
  subject text not null,
  score double precision not null,
  primary key (interview_id, subject)
);
create index position_score_subject on position_score (position_id, subject, score);

insert into position_score (interview_id, company_id, position_id, subject, score)
select interview.id, interview.company_id, candidate.position_id, 'overall', interview.overall_score
from interview join candidate on candidate.id = interview.candidate_id
where interview.overall_score is not null;

insert into position_score (interview_id, company_id, position_id, subject, score)
select distinct on (document.interview_id, label ->> 'assessmentPoint')
  document.interview_id, document.company_id, candidate.position_id,
  'competency:' || (label ->> 'assessmentPoint'), (label ->> 'calculateStar')::double precision
from interview_document document
  join interview on interview.id = document.interview_id
  join candidate on candidate.id = interview.candidate_id
  cross join lateral jsonb_array_elements(
    case jsonb_typeof(document.document -> 'l2ReportInfo' -> 'dimLabelList')
      when 'array' then document.document -> 'l2ReportInfo' -> 'dimLabelList' else '[]' end) label
where document.part = 'aiData' and (label ->> 'calculateStar')::double precision >= 0;

-- What people scored by hand, answer by answer. Rows are added and never changed: the newest one counts.
create table manual_score (
  id uuid primary key,
  company_id uuid not null references company,
  interview_id uuid not null references interview on delete cascade,
  question_id text not null,
  -- Null where the score came in by import from somebody without an account.
  account_id uuid references account,
  scored_by text not null,
  score double precision not null,
  opinion text,
  created_at timestamptz not null,
  -- Of an imported score: makes the same import again change nothing.
  external_id text,
  unique (interview_id, external_id)
);
create index manual_score_interview on manual_score (interview_id, question_id, created_at desc);

-- The interview's version at which a part last changed: what a page compares to learn that something is ready.
alter table interview_document add column version integer not null default 1;
