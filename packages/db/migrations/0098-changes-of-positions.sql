-- Who changed a position last, and when: the second of two people is told. An account of null is a file.
alter table position
  add column changed_by_account_id uuid references account,
  add column changed_at timestamptz;
