-- Each candidate counts once in a position, with the best of their interviews: found without a look at the interviews.
alter table position_score add column candidate_id uuid references candidate on delete cascade;
update position_score set candidate_id = interview.candidate_id
from interview where interview.id = position_score.interview_id;
alter table position_score alter column candidate_id set not null;
create index position_score_standing on position_score (position_id, subject, candidate_id) include (score, company_id);
drop index position_score_subject;

-- Tells every process that listens which interview has something new. It is heard when the transaction is committed.
create function tell_of_interview_document() returns trigger language plpgsql as $$
begin
  perform pg_notify('interview_document', new.interview_id::text);
  return null;
end $$;
create trigger interview_document_inserted after insert on interview_document
  for each row execute function tell_of_interview_document();
create trigger interview_document_changed after update of document on interview_document
  for each row when (old.version is distinct from new.version) execute function tell_of_interview_document();
