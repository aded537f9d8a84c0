-- The state of a candidate is the newest decision of HR or an administrator. An interviewer's decision is a mark.
alter table recommendation add column decides boolean not null default false;

-- By the type of the account when it decides: a later type changes no state.
create function recommendation_decides() returns trigger language plpgsql as $$
begin
  new.decides := exists (
    select from account where account.id = new.to_account_id and account.user_type <> 'interviewer'
  );
  return new;
end $$;

alter table recommendation disable trigger user;
update recommendation set decides = true from account
where account.id = recommendation.to_account_id and account.user_type <> 'interviewer'
  and recommendation.operate_status is not null;
alter table recommendation enable trigger user;

create trigger recommendation_decides before insert or update of operate_status, to_account_id on recommendation
  for each row when (new.operate_status is not null) execute function recommendation_decides();

-- What the row of each candidate says now.
create or replace view candidate_summary_now as
select candidate.id as candidate_id, candidate.company_id, candidate.position_id, candidate.stage_id,
  candidate.stage_since, candidate.outcome, candidate.applied_at, candidate.work_years, candidate.is_anonymous,
  coalesce(candidate.name_search, lower(candidate.name || E'\n' || coalesce(candidate.name_latin, ''))) as name_search,
  -- A masked name is sorted by the letter that is shown.
  case when candidate.is_anonymous then left(sorted.name, 1) else sorted.name end as name_sort,
  coalesce(substr(contact.compared, 2), regexp_replace(coalesce(candidate.phone, ''), '\D', '', 'g')) as phone_search,
  lower(coalesce(candidate.email, '')) as email_search,
  case
    when given.operate_status = 1 then 'pass'
    when given.operate_status = 2 then 'reject'
    when given.operate_status = 4 then 'wait'
    when given.withdrawn_at is not null or given.recommend_stage_id <> candidate.stage_id
      or (given.recommend_stage_id is not null and candidate.outcome is not null) then 'invalid'
    else 'notOperated'
  end as state,
  given.recommend_status,
  newest.overall_score * 5 / case newest.score_out_of when 3 then 3 else 5 end as score,
  array(
    select label_id from candidate_label where candidate_label.candidate_id = candidate.id order by label_id
  ) as labels,
  array(
    select reason from evaluation, unnest(evaluation.reasons) as reason
    where evaluation.candidate_id = candidate.id and evaluation.reasons <> '{}' and evaluation.withdrawn_at is null
    union select unnest(candidate.outcome_reasons)
    order by reason
  ) as reasons,
  case when candidate.outcome is null then (
    select min(asked.created_at) from recommendation as asked
    where asked.candidate_id = candidate.id and asked.operate_status is null and asked.withdrawn_at is null
      and asked.recommend_stage_id = candidate.stage_id
  ) end as asked_since,
  case when candidate.outcome is null then (
    select min(plan.ends_at) from interview_plan as plan
      join interview_plan_interviewer as named on named.plan_id = plan.id and named.receive_status <> 2
    where plan.candidate_id = candidate.id and plan.status <> 3
      and not exists (
        select from interview_feedback as said where said.plan_id = plan.id and said.submitted_at is not null
          and (said.account_id = named.account_id or said.account_id is null and said.author_name = named.name)
      )
  ) end as feedback_from,
  case
    when candidate.outcome is not null then null
    when offered.at is not null then 'time'
    when newest.status <> 'finish' and not newest.is_work_synced and newest.overall_score is null then 'interview'
  end as candidate_for,
  case
    when candidate.outcome is not null then null
    when offered.at is not null then offered.at
    when newest.status <> 'finish' and not newest.is_work_synced and newest.overall_score is null
      then coalesce(newest.began_at, candidate.stage_since)
  end as candidate_since,
  greatest(candidate.updated_at, entry.at) as active_at,
  case when entry.at >= candidate.updated_at then entry.action end as active_action,
  case when entry.at >= candidate.updated_at then entry.account_id end as active_account_id
from candidate
cross join lateral (
  select coalesce(candidate.name_sort, lower(coalesce(candidate.name_latin, candidate.name))) as name
) as sorted
left join person_contact as contact on contact.candidate_id = candidate.id and contact.kind = 'phone'
left join lateral (
  select case when decides then operate_status end as operate_status, withdrawn_at, recommend_stage_id,
    recommend_status
  from recommendation where recommendation.candidate_id = candidate.id
  order by operate_status is null or not decides, withdrawn_at is not null,
    case when decides then operated_at end desc nulls last, created_at desc limit 1
) as given on true
left join lateral (
  select status, is_work_synced, overall_score, score_out_of, began_at from interview
  where interview.candidate_id = candidate.id order by sort_index desc limit 1
) as newest on true
left join lateral (
  select min(offered_time.offered_at) as at from interview_plan as plan
    join offered_time on offered_time.plan_id = plan.id and offered_time.state = 'open'
  where plan.candidate_id = candidate.id and plan.status <> 3 and plan.starts_at is null
) as offered on true
left join lateral (
  select at, action, account_id from audit_entry
  where audit_entry.company_id = candidate.company_id and audit_entry.candidate_id = candidate.id
    and audit_entry.action <> 'report.viewed'
  order by sequence desc limit 1
) as entry on true;

delete from candidate_summary;
insert into candidate_summary (
  candidate_id, company_id, position_id, stage_id, stage_since, outcome, applied_at, work_years, is_anonymous,
  name_search, name_sort, phone_search, email_search, state, recommend_status, score, labels, reasons, asked_since,
  feedback_from, candidate_for, candidate_since, active_at, active_action, active_account_id
) select * from candidate_summary_now;
