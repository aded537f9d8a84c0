-- Companies that worked without it go on without it; for new ones interviewers form their own opinion first.
insert into company_setting (company_id, key, value)
select id, 'rules', '{"ownOpinionFirst": false}' from company
on conflict (company_id, key) do update set value = excluded.value || company_setting.value;
