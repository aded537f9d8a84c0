-- What the table of groups gave an account when it was last looked at: an account whose type somebody chose by hand gets
-- another one only when that changes.
alter table directory_account add column rule_type text;
alter table directory_account add column rule_role_id uuid references role;

update directory_account set rule_type = rule.user_type, rule_role_id = rule.role_id
from (
  select distinct on (member.account_id) member.account_id, directory_rule.user_type, directory_rule.role_id
  from directory_member as member
  join directory_group on directory_group.id = member.group_id
  join directory_rule on directory_rule.company_id = directory_group.company_id
    and lower(directory_rule.group_name) = lower(directory_group.name)
  order by member.account_id, directory_rule.rank
) as rule
where rule.account_id = directory_account.account_id;

-- The table is saved whole: who changed it last, and how often it was changed.
alter table directory_policy add column revision integer not null default 0;
alter table directory_policy add column changed_by_account_id uuid references account;
