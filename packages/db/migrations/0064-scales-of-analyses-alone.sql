-- Null where no analysis has come in: the results of a test, or what another system made of the work, say no scale.
update interview set score_out_of = null
from interview_document
where interview_document.interview_id = interview.id and part = 'aiData'
  and document - array[
    'mentalScore', 'mentalPositiveScore', 'mentalNegtiveScore', 'mentalScores', 'characterScore', 'reportDim',
    'transferWorkSyncAiData'
  ] = '{}';
