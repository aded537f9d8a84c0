-- Who took a recommendation back, and when its colleague was last reminded. A reminder is a mail at most once a day.
alter table recommendation
  add column withdrawn_by_account_id uuid references account,
  add column reminded_at timestamptz,
  add column reminded_by_account_id uuid references account;
