-- Each test is a part of its own, so that a later result of one does not take the place of the others.
insert into later_part (id, company_id, candidate_id, interview_id, part, document, files, received_at)
select gen_random_uuid(), company_id, candidate_id, interview_id, 'tests.' || test.key, test.value, files, received_at
from later_part, jsonb_each(case jsonb_typeof(document) when 'object' then document else '{}' end) test
where part = 'tests'
on conflict do nothing;
delete from later_part where part = 'tests';
