-- Every part of a bundle has a feature that reads it: none waits for one any more, and each start handed over what did.
-- Where a part waits still, as it fits no feature or as the version that would have handed it over never ran here, its row
-- stays for a person to look at, and its bundle is read anew when it is imported again.
update candidate set import_hash = null where id in (select candidate_id from later_part);
update interview set import_hash = null where id in (select interview_id from later_part);
do $$ begin
  if not exists (select from later_part) then
    drop table later_part;
  end if;
end $$;
