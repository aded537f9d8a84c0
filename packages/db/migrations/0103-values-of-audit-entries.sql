-- Names, contacts and texts of people leave the entries of the audit log, so that they can be erased. An entry keeps
-- salted hashes of them, which its chain holds from form 3 on. The hash of an older entry covers the values themselves:
-- they are put together again for a check, and after an erasure a later entry names what stays.
create table audit_name (
  company_id uuid not null,
  -- sha256 of nonce and name; entries name it.
  hash text not null,
  account_id uuid not null,
  nonce text not null,
  name text not null,
  primary key (company_id, hash),
  unique (company_id, account_id, name)
);

create table audit_entry_value (
  company_id uuid not null,
  sequence bigint not null,
  candidate_id uuid,
  nonce text not null,
  -- The private fields of the entry's details, in their places.
  details jsonb not null,
  primary key (company_id, sequence)
);
create index audit_entry_value_candidate on audit_entry_value (company_id, candidate_id)
  where candidate_id is not null;
create trigger audit_entry_value_is_kept before update on audit_entry_value
  for each row execute function refuse_audit_change();
create trigger audit_name_is_kept before update on audit_name
  for each row execute function refuse_audit_change();

alter table audit_entry
  add column name_hash text,
  -- Empty in an entry whose own hash proves its values.
  add column values_hash text;

-- Private fields by action, as features/platform/audit/rules/private-fields.ts declares them.
create temporary table private_field (action text, path text) on commit drop;
insert into private_field values
  ('attachment.deleted', 'subject'),
  ('label.changed', 'subject'),
  ('recommendation.made', 'to.accounts'),
  ('share.made', 'to.email'),
  ('share.sentOn', 'to.email'),
  ('account.added', 'subject'),
  ('account.added', 'from.name'),
  ('account.added', 'from.email'),
  ('account.added', 'to.name'),
  ('account.added', 'to.email'),
  ('account.addedFrozen', 'subject'),
  ('account.addedFrozen', 'from.name'),
  ('account.addedFrozen', 'from.email'),
  ('account.addedFrozen', 'to.name'),
  ('account.addedFrozen', 'to.email'),
  ('account.changed', 'subject'),
  ('account.changed', 'from.name'),
  ('account.changed', 'from.email'),
  ('account.changed', 'to.name'),
  ('account.changed', 'to.email'),
  ('account.invited', 'subject'),
  ('account.uninvited', 'subject'),
  ('interviewer.matched', 'subject'),
  ('interviewer.matched', 'from'),
  ('interviewer.matched', 'to'),
  ('provider.refused', 'to.email'),
  ('provider.gone', 'to.email'),
  ('identity.linked', 'to.account'),
  ('identity.linked', 'to.email'),
  ('identity.unlinked', 'to.account'),
  ('mail.retried', 'subject'),
  ('signIn.made', 'to.address'),
  ('signIn.refused', 'subject'),
  ('session.ended', 'subject'),
  ('password.forgotten', 'subject'),
  ('number.proved', 'from'),
  ('number.proved', 'to'),
  ('number.removed', 'from'),
  ('secondFactor.reset', 'subject'),
  ('passkey.added', 'subject'),
  ('passkey.renamed', 'from'),
  ('passkey.renamed', 'to'),
  ('passkey.removed', 'subject'),
  ('passkey.refused', 'subject'),
  ('passkey.refused', 'to.name'),
  ('position.changed', 'from.recruits'),
  ('position.changed', 'to.recruits'),
  ('position.changed', 'from.interviews'),
  ('position.changed', 'to.interviews'),
  ('company.added', 'to.administrator'),
  ('planPassword.viewed', 'to.interviewer'),
  ('calendarAddress.ended', 'to.account');

create function pg_temp.split_details(entry_action text, given jsonb, out open jsonb, out kept jsonb)
language plpgsql as $$
declare place text[];
begin
  open := given;
  kept := '{}';
  for place in select string_to_array(path, '.') from private_field where action = entry_action loop
    if jsonb_typeof(given #> place) <> 'null' then
      open := open #- place;
      if array_length(place, 1) = 2 and not kept ? place[1] then
        kept := jsonb_set(kept, place[1:1], '{}');
      end if;
      kept := jsonb_set(kept, place, given #> place);
    end if;
  end loop;
end $$;

insert into audit_entry_value (company_id, sequence, candidate_id, nonce, details)
select company_id, sequence, candidate_id, replace(gen_random_uuid()::text, '-', ''), split.kept
from audit_entry cross join lateral pg_temp.split_details(action, details) as split
where action in (select action from private_field) and split.kept <> '{}';

insert into audit_name (company_id, hash, account_id, nonce, name)
select company_id, encode(sha256(convert_to(nonce || name, 'UTF8')), 'hex'), account_id, nonce, name
from (
  select company_id, account_id, account_name as name, replace(gen_random_uuid()::text, '-', '') as nonce
  from audit_entry where account_name is not null and account_id is not null
  group by company_id, account_id, account_name
) as named;

alter table audit_entry disable trigger audit_entry_is_kept;
update audit_entry entry set
  account_name = case when audit_name.hash is null then entry.account_name end,
  name_hash = audit_name.hash,
  details = case when value.sequence is null then entry.details
    else (select open from pg_temp.split_details(entry.action, entry.details)) end,
  values_hash = case when value.sequence is null then null else '' end
from audit_entry same
left join audit_name on audit_name.company_id = same.company_id and audit_name.account_id = same.account_id
  and audit_name.name = same.account_name
left join audit_entry_value value on value.company_id = same.company_id and value.sequence = same.sequence
where entry.company_id = same.company_id and entry.sequence = same.sequence
  and (audit_name.hash is not null or value.sequence is not null);
alter table audit_entry enable trigger audit_entry_is_kept;

drop index audit_entry_name;
drop index audit_entry_action_name;
drop index audit_entry_act_name;
create index audit_entry_name on audit_entry (company_id, name_hash, sequence desc) where name_hash is not null;
create index audit_entry_action_name on audit_entry (company_id, action, name_hash, sequence desc)
  where name_hash is not null;
create index audit_entry_act_name on audit_entry (company_id, name_hash, sequence desc)
  where name_hash is not null and action <> 'report.viewed';

-- Puts private fields back into their places.
create function whole_audit_details(open jsonb, kept jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when kept is null then open else
    open || kept
      || case when jsonb_typeof(open -> 'from') = 'object' and kept ? 'from'
        then jsonb_build_object('from', (open -> 'from') || (kept -> 'from')) else '{}' end
      || case when jsonb_typeof(open -> 'to') = 'object' and kept ? 'to'
        then jsonb_build_object('to', (open -> 'to') || (kept -> 'to')) else '{}' end
  end
$$;

-- Entries as people read them, with the values that are still there.
create view audit_entry_whole as
select entry.company_id, entry.sequence, entry.at, entry.account_id,
  coalesce(entry.account_name, audit_name.name) as account_name,
  entry.action, entry.candidate_id, entry.interview_id,
  whole_audit_details(entry.details, value.details) as details,
  entry.previous_hash, entry.hash, entry.form,
  entry.values_hash is not null and value.sequence is null as is_emptied
from audit_entry entry
left join audit_name on audit_name.company_id = entry.company_id and audit_name.hash = entry.name_hash
left join audit_entry_value value on value.company_id = entry.company_id and value.sequence = entry.sequence;

-- An account that was erased as a person. Its row stays for the acts that refer to it.
alter table account add column erased_at timestamptz;
