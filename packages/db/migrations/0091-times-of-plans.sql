-- A plan whose times are offered has no day until the candidate chooses one.
update interview_plan as plan set interview_date = null
  where starts_at is null and interview_date is not null
    and exists (select from offered_time where plan_id = plan.id);

-- The time that an interview had before it was moved.
alter table interview_plan add column moved_from timestamptz;
create function keep_moved_from() returns trigger language plpgsql as $$
begin
  new.moved_from := old.starts_at;
  return new;
end
$$;
create trigger interview_plan_moved before update of starts_at on interview_plan
  for each row when (old.starts_at is not null and old.starts_at is distinct from new.starts_at)
  execute function keep_moved_from();
