-- has_ai is what the import says of it, null where it leaves it open. The others are read out of an analysis as it comes in.
alter table interview
  add column has_ai boolean,
  add column is_work_synced boolean not null default false,
  add column analysis_state text check (analysis_state in ('running', 'stopped', 'done'));

-- A score that is missing or below nothing is still being made, as is a report that is not written yet.
update interview set
  is_work_synced = coalesce(document -> 'transferWorkSyncAiData', 'null') <> 'null',
  analysis_state = case
    when document @> '{"isL2ScoreStop": 1}' then 'stopped'
    when jsonb_path_exists(document, '$.isOrderAi ? (@.type() == "number" && @ != 2 && @ != 3)')
      or coalesce(document -> 'l2ReportInfo', 'null') = 'null' then case
        when jsonb_path_exists(document, '$.isOrderAi ? (@ == 2 || @ == 3)') then 'running'
        when overall_score is not null then 'done'
      end
    when not document @> '{"l2ReportInfo": {"l2status": 0}}' or overall_score is null
      or jsonb_path_exists(document, '$.l2ReportInfo.dimLabelList[*]
        ? (!exists(@.calculateStar) || @.calculateStar == null || @.calculateStar < 0)') then 'running'
    else 'done'
  end
from interview_document
where interview_document.interview_id = interview.id and part = 'aiData';

-- Where the analysis by competencies was not ordered, none of its scores are compared in the position.
delete from position_score using interview_document
where interview_document.interview_id = position_score.interview_id and part = 'aiData' and subject <> 'overall'
  and jsonb_path_exists(document, '$.isOrderAi ? (@.type() == "number" && @ != 2 && @ != 3)');
