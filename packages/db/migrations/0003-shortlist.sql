-- The shortlist walks candidates from the newest application on, in one position or in all.
create index candidate_applied on candidate (company_id, applied_at, id);
create index candidate_applied_in_position on candidate (company_id, position_id, applied_at, id);
drop index candidate_position;
