-- Each order of the list reads its page from an index, forwards and backwards. Rows without a value are read apart.
drop index candidate_summary_position;
drop index candidate_summary_score;
create index candidate_summary_score on candidate_summary (company_id, score, candidate_id);
create index candidate_summary_years on candidate_summary (company_id, work_years, candidate_id);
create index candidate_summary_colleague on candidate_summary
  (company_id, least(asked_since, feedback_from), candidate_id)
  where asked_since is not null or feedback_from is not null;
create index candidate_summary_candidate on candidate_summary (company_id, candidate_since, candidate_id)
  where candidate_since is not null;
create index candidate_summary_place on candidate_summary (company_id, position_id, stage_id, candidate_id);
create index candidate_summary_late on candidate_summary (company_id, position_id, stage_id, stage_since, candidate_id)
  where outcome is null;
