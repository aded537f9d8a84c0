-- Read-only accounts decide nothing, and an interviewer's decision is a mark. A frozen account decided before it was
-- frozen. Stored rows stay: they say who decided by the type of that time.
create or replace function recommendation_decides() returns trigger language plpgsql as $$
begin
  new.decides := exists (
    select from account where account.id = new.to_account_id and account.user_type not in ('interviewer', 'read')
  );
  return new;
end $$;
