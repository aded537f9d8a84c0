-- What colleagues wrote with a recommendation, each under their own name. Rows are added and never changed.
create table recommendation_remark (
  id uuid primary key,
  company_id uuid not null references company,
  recommendation_id uuid not null references recommendation on delete cascade,
  -- Null where it is not known any more.
  by_account_id uuid references account,
  content text not null,
  created_at timestamptz not null
);
create index recommendation_remark_of on recommendation_remark (recommendation_id, created_at, id);

-- Until now all of them stood in recommendation.note, one below the other. The audit log tells who wrote, in which order
-- and how much: where the lengths add up, each is cut out; what one colleague wrote alone is theirs in any case. The
-- column is neither read nor written from here on, and goes once no process of before is at work.
with told as (
  select recommendation.id, recommendation.company_id, note, account.id as account_id, entry.sequence, entry.at,
    (entry.details #>> '{to,noteLength}')::integer as length
  from recommendation
  join audit_entry entry on entry.company_id = recommendation.company_id
    and entry.candidate_id = recommendation.candidate_id
    and entry.action = 'recommendation.made'
    and entry.details #>> '{to,stageId}' = recommend_stage_id
    and entry.details #> '{to,accounts}' @> jsonb_build_array(jsonb_build_object('id', to_account_id))
    and (entry.details #>> '{to,noteLength}')::integer > 0
    and entry.at between recommendation.created_at and coalesce(withdrawn_at, 'infinity')
  left join account on account.id = entry.account_id
  where note is not null
), placed as (
  select told.*,
    sum(length + 1) over (partition by id order by sequence) - length as start,
    sum(length + 1) over (partition by id) - 1 as total
  from told
), cut as (
  insert into recommendation_remark
  select gen_random_uuid(), company_id, id, account_id, substring(note from start::integer for length), at
  from placed where total = char_length(note)
  returning recommendation_id
)
insert into recommendation_remark
select gen_random_uuid(), company_id, id,
  (select (array_agg(distinct account_id))[1] from told where told.id = recommendation.id having count(distinct account_id) = 1),
  note, created_at
from recommendation
where note is not null and id not in (select recommendation_id from cut);
