-- The log is never shortened: looking for a name must not go through all of it. What the installation did has none.
create index audit_entry_name on audit_entry (company_id, account_name, sequence desc) where account_name is not null;
create index audit_entry_action_name on audit_entry (company_id, action, account_name, sequence desc)
  where account_name is not null;
