-- Views are most of the log. The shortlist finds a candidate's last activity, and the audit log a page, without reading them.
create index audit_entry_activity on audit_entry (company_id, candidate_id, sequence desc)
  where action <> 'report.viewed';
create index audit_entry_acts on audit_entry (company_id, sequence desc) where action <> 'report.viewed';
create index audit_entry_act_name on audit_entry (company_id, account_name, sequence desc)
  where account_name is not null and action <> 'report.viewed';
-- A day of the log is found without reading the days after it.
create index audit_entry_time on audit_entry (company_id, at, sequence);
