-- What scores are out of: stars of 3 or of 5, as the analysis says that they came with, whatever its position is set to later.
-- Null where no analysis has come in.
alter table interview add column score_out_of smallint check (score_out_of in (3, 5));
update interview set score_out_of = case when document @> '{"isL5Position": 1}' then 3 else 5 end
from interview_document where interview_document.interview_id = interview.id and part = 'aiData';

-- Scores of one scale are compared with each other alone.
alter table position_score add column out_of smallint not null default 5 check (out_of in (3, 5));
update position_score set out_of = 3
from interview where interview.id = position_score.interview_id and interview.score_out_of = 3;

drop index position_score_standing;
create index position_score_standing on position_score (position_id, out_of, subject, candidate_id)
  include (score, company_id);
