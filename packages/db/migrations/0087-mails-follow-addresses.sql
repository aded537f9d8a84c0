-- A mail that waits while its reader's address changes goes to the new one, and a link that opens an account goes nowhere.
-- Notices of the account itself keep the address that they were made for: the owner of the old one must read them.
create function mails_follow_account() returns trigger language plpgsql as $$
begin
  update mail set to_address = new.email where id in (
    select id from mail
    where state = 'waiting' and channel = 'mail' and company_id = new.company_id and not is_for_owner_alone
      and plan_id is not null and lower(to_address) = lower(old.email)
    for update skip locked
  );
  update mail set state = 'withdrawn', next_try_at = null, fault = null, last_error = 'linkOver', secret = null,
    body_text = replace(body_text, secret, '••••••'), body_html = replace(body_html, secret, '••••••')
  where id in (
    select id from mail
    where state = 'waiting' and channel = 'mail' and company_id = new.company_id and is_for_owner_alone
      and secret is not null and lower(to_address) = lower(old.email)
    for update skip locked
  );
  return null;
end $$;
create trigger account_address_changed after update of email on account
  for each row when (lower(old.email) <> lower(new.email)) execute function mails_follow_account();

-- A candidate without an address any more gets no mail. An address may be of several candidates: the plan tells whose mail it is.
create function mails_follow_candidate() returns trigger language plpgsql as $$
begin
  update mail set
    to_address = coalesce(new.email, to_address),
    state = case when new.email is null then 'withdrawn' else state end,
    next_try_at = case when new.email is null then null else next_try_at end,
    last_error = case when new.email is null then 'overtaken' else last_error end
  where id in (
    select id from mail
    where state = 'waiting' and plan_id in (select id from interview_plan where candidate_id = new.id)
      and channel = 'mail' and company_id = new.company_id and lower(to_address) = lower(old.email)
    for update skip locked
  );
  return null;
end $$;
create trigger candidate_address_changed after update of email on candidate
  for each row when (old.email is not null and lower(old.email) is distinct from lower(new.email))
  execute function mails_follow_candidate();
