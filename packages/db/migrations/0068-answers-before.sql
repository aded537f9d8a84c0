-- What had come in and was answered here before 0067, by the audit log: a refusal that still stands, told by its moment, and
-- else that it was accepted. A decision needs no word: it stays by itself.
update recommendation set answered_here = (
  select case when details #>> '{to,answer}' = 'refuse' then 'refused' else 'accepted' end
  from audit_entry entry
  where entry.company_id = recommendation.company_id
    and entry.candidate_id = recommendation.candidate_id
    and entry.account_id = to_account_id
    and action = 'recommendation.answered'
    and details #>> '{to,stageId}' = recommend_stage_id
    and (details #>> '{to,answer}' = 'accept' or details #>> '{to,answer}' = 'refuse' and entry.at = withdrawn_at)
  order by sequence desc
  limit 1
)
where external_id is not null and recommend_status = 1 and answered_here is null;
