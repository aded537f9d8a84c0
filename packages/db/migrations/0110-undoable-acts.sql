-- Acts that can be undone for ten minutes. The job deletes their items afterwards, and the acts a day later.
create table undoable_act (
  id uuid primary key,
  company_id uuid not null references company,
  account_id uuid not null references account,
  kind text not null,
  at timestamptz not null,
  -- The last moment at which the act can be undone.
  until timestamptz not null,
  undone_at timestamptz,
  undone_by uuid references account,
  -- What the acts of one bulk act share.
  bulk_id uuid,
  -- When the time was over and the job deleted what the act had hidden.
  finished_at timestamptz
);
create index undoable_act_account on undoable_act (account_id, at);
create index undoable_act_company on undoable_act (company_id, at);
create index undoable_act_bulk on undoable_act (bulk_id) where bulk_id is not null;
create index undoable_act_undone_by on undoable_act (undone_by);
create index undoable_act_over on undoable_act (until) where finished_at is null;

-- What an act changed, before and after, one row for each candidate.
create table undoable_item (
  id uuid primary key,
  act_id uuid not null references undoable_act on delete cascade,
  company_id uuid not null references company,
  -- Null where the act is about no candidate, such as a closed position.
  candidate_id uuid references candidate on delete cascade,
  -- The row of the records that shows the act, such as a move.
  ref uuid,
  before jsonb not null,
  after jsonb not null
);
create index undoable_item_act on undoable_item (act_id);
create index undoable_item_candidate on undoable_item (candidate_id);
create index undoable_item_company on undoable_item (company_id);

-- The move that a move takes back.
alter table candidate_move add column undoes uuid;
