-- The list of candidates filters and sorts by values of many tables. They stand in one row of each candidate.

-- A name as people look for it: in its scripts, in pinyin, as initials. Null: a job still writes it.
alter table candidate add column name_search text, add column name_sort text;
create index candidate_without_search on candidate (id) where name_search is null;

-- A writer that does not know these columns leaves an old text: the job writes it anew.
create function forget_name_search() returns trigger language plpgsql as $$
begin
  if new.name_search is not distinct from old.name_search then
    new.name_search := null;
    new.name_sort := null;
  end if;
  return new;
end $$;
create trigger candidate_name_search before update of name, name_latin on candidate
  for each row when (old.name is distinct from new.name or old.name_latin is distinct from new.name_latin)
  execute function forget_name_search();

create table candidate_summary (
  candidate_id uuid primary key references candidate on delete cascade,
  company_id uuid not null references company,
  position_id uuid,
  stage_id text,
  stage_since timestamptz,
  outcome text,
  applied_at timestamptz,
  work_years integer,
  is_anonymous boolean,
  name_search text,
  name_sort text collate "C",
  -- Digits with the country code where the number is a possible one.
  phone_search text,
  email_search text,
  -- By the recommendation that decides for the company (decision D14).
  state text,
  recommend_status smallint,
  -- AI overall score of the newest interview, on a scale of five.
  score double precision,
  labels integer[],
  -- Reasons of rejections in evaluations, and of an ended application.
  reasons text[],
  -- Since when a colleague's opinion is asked in the present stage.
  asked_since timestamptz,
  -- When the first planned interview ends that has no feedback of an interviewer.
  feedback_from timestamptz,
  -- 'time': times are offered. 'interview': the AI interview is not finished.
  candidate_for text,
  candidate_since timestamptz,
  -- The newest entry of the audit log, views left out, or the newest import, which has no action.
  active_at timestamptz,
  active_action text,
  active_account_id uuid,
  -- The transaction that wrote the row last.
  written_by xid8
);
create index candidate_summary_applied on candidate_summary (company_id, applied_at desc, candidate_id desc);
create index candidate_summary_active on candidate_summary (company_id, active_at desc, candidate_id desc);
create index candidate_summary_name on candidate_summary (company_id, name_sort, candidate_id);
create index candidate_summary_score on candidate_summary (company_id, score desc nulls last, candidate_id desc);
create index candidate_summary_position on candidate_summary (company_id, position_id);

-- What the row of each candidate says now.
create view candidate_summary_now as
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
  select operate_status, withdrawn_at, recommend_stage_id, recommend_status from recommendation
  where recommendation.candidate_id = candidate.id
  order by operate_status is null, withdrawn_at is not null, created_at desc limit 1
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

-- Writes the row of a candidate. Runs at the end of a transaction, so that one writing is enough for all its changes.
create function write_candidate_summary(of uuid) returns void language plpgsql as $$
begin
  if of is null or exists (
    select from candidate_summary where candidate_id = of and written_by = pg_current_xact_id()
  ) then
    return;
  end if;
  insert into candidate_summary (candidate_id, company_id)
    select id, company_id from candidate where id = of on conflict do nothing;
  -- Another transaction may write the row now. Its changes are seen by the next statement.
  perform from candidate_summary where candidate_id = of for update;
  update candidate_summary set (
    position_id, stage_id, stage_since, outcome, applied_at, work_years, is_anonymous, name_search, name_sort,
    phone_search, email_search, state, recommend_status, score, labels, reasons, asked_since, feedback_from,
    candidate_for, candidate_since, active_at, active_action, active_account_id, written_by
  ) = (
    select position_id, stage_id, stage_since, outcome, applied_at, work_years, is_anonymous, name_search, name_sort,
      phone_search, email_search, state, recommend_status, score, labels, reasons, asked_since, feedback_from,
      candidate_for, candidate_since, active_at, active_action, active_account_id, pg_current_xact_id()
    from candidate_summary_now where candidate_summary_now.candidate_id = of
  ) where candidate_id = of;
end $$;

create function candidate_changed() returns trigger language plpgsql as $$
begin
  perform write_candidate_summary(new.id);
  return null;
end $$;

create function row_of_candidate_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform write_candidate_summary(new.candidate_id);
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.candidate_id <> new.candidate_id) then
    perform write_candidate_summary(old.candidate_id);
  end if;
  return null;
end $$;

create function row_of_plan_changed() returns trigger language plpgsql as $$
begin
  perform write_candidate_summary(plan.candidate_id)
  from interview_plan as plan where plan.id = case when tg_op = 'DELETE' then old.plan_id else new.plan_id end;
  return null;
end $$;

insert into candidate_summary (
  candidate_id, company_id, position_id, stage_id, stage_since, outcome, applied_at, work_years, is_anonymous,
  name_search, name_sort, phone_search, email_search, state, recommend_status, score, labels, reasons, asked_since,
  feedback_from, candidate_for, candidate_since, active_at, active_action, active_account_id
) select * from candidate_summary_now;

create constraint trigger candidate_is_summed after insert or update on candidate
  deferrable initially deferred for each row execute function candidate_changed();
create constraint trigger recommendation_is_summed after insert or update or delete on recommendation
  deferrable initially deferred for each row execute function row_of_candidate_changed();
create constraint trigger evaluation_is_summed after insert or update or delete on evaluation
  deferrable initially deferred for each row execute function row_of_candidate_changed();
create constraint trigger label_is_summed after insert or update or delete on candidate_label
  deferrable initially deferred for each row execute function row_of_candidate_changed();
create constraint trigger interview_is_summed after insert or update or delete on interview
  deferrable initially deferred for each row execute function row_of_candidate_changed();
create constraint trigger plan_is_summed after insert or update or delete on interview_plan
  deferrable initially deferred for each row execute function row_of_candidate_changed();
create constraint trigger feedback_is_summed after insert or update or delete on interview_feedback
  deferrable initially deferred for each row execute function row_of_candidate_changed();
create constraint trigger contact_is_summed after insert or update or delete on person_contact
  deferrable initially deferred for each row execute function row_of_candidate_changed();
create constraint trigger interviewer_is_summed after insert or update or delete on interview_plan_interviewer
  deferrable initially deferred for each row execute function row_of_plan_changed();
create constraint trigger offer_is_summed after insert or update or delete on offered_time
  deferrable initially deferred for each row execute function row_of_plan_changed();
create constraint trigger entry_is_summed after insert on audit_entry
  deferrable initially deferred for each row
  when (new.candidate_id is not null and new.action <> 'report.viewed')
  execute function row_of_candidate_changed();

-- The answers of a colleague are found without reading those of the others.
create index evaluation_account on evaluation (company_id, account_id, candidate_id) where account_id is not null;

-- A filter and an order of the list under a name.
create table list_view (
  id uuid primary key,
  company_id uuid not null references company,
  account_id uuid not null references account,
  name text not null,
  -- The address of the list, as JSON: {"find", "where", "sort", "back"}.
  address text not null,
  is_shared boolean not null default false,
  is_pinned boolean not null default false,
  place integer not null default 0,
  revision integer not null default 0,
  created_at timestamptz not null
);
create index list_view_account on list_view (company_id, account_id);
create index list_view_shared on list_view (company_id) where is_shared;
