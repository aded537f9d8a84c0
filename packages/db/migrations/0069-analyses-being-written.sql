-- The analysis of these interviews is still being written: what scores it has are not final, neither to list nor to compare.
update interview set overall_score = null
from interview_document
where interview_document.interview_id = interview.id and part = 'aiData' and overall_score is not null
  and document #> '{l2ReportInfo,l2status}' <> '0'
  and coalesce(document -> 'isOrderAi', 'null') in ('null', '2', '3');

delete from position_score using interview_document
where interview_document.interview_id = position_score.interview_id and part = 'aiData'
  and document #> '{l2ReportInfo,l2status}' <> '0'
  and coalesce(document -> 'isOrderAi', 'null') in ('null', '2', '3');
