-- A withdrawn decision stays in the records, with when and why, and counts no more.
alter table evaluation
  add column withdrawn_at timestamptz,
  add column withdrawn_reason text not null default '';
