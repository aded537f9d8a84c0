-- The analysis of these interviews was stopped: it has no overall score to list and none to compare in its position.
update interview set overall_score = null
from interview_document
where interview_document.interview_id = interview.id and part = 'aiData'
  and document @> '{"isL2ScoreStop": 1}' and overall_score is not null;

delete from position_score using interview_document
where interview_document.interview_id = position_score.interview_id and part = 'aiData'
  and document @> '{"isL2ScoreStop": 1}';
