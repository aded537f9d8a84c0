-- Acts on many candidates. The list is stored before anything is done, so that a lost connection or a killed server
-- goes on where it was.
create table bulk_act (
  id uuid primary key,
  company_id uuid not null references company,
  account_id uuid not null references account,
  -- The session that planned it; it may have ended since.
  session_id uuid not null,
  -- An export is never begun: its list waits to be written.
  kind text not null check (kind in ('move', 'reject', 'label', 'recommend', 'export')),
  -- The target and the words, by kind.
  terms jsonb not null,
  locale text not null,
  state text not null check (state in ('planned', 'running', 'ended')),
  -- Whether it takes its done items back.
  is_undoing boolean not null default false,
  planned_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- When its last chunk began: acts take turns.
  worked_at timestamptz
);
create index bulk_act_account on bulk_act (account_id, planned_at);
create index bulk_act_company on bulk_act (company_id);
create index bulk_act_running on bulk_act (worked_at) where state = 'running';

create table bulk_item (
  act_id uuid not null references bulk_act on delete cascade,
  candidate_id uuid not null references candidate on delete cascade,
  company_id uuid not null references company,
  place integer not null,
  state text not null
    check (state in ('waiting', 'done', 'failed', 'left', 'undoing', 'undone', 'kept')),
  -- Where the person saw the candidate.
  seen_stage_id text not null,
  seen_outcome text,
  -- Why it failed, or could not be undone, and the colleague who came first.
  why text,
  by_account_id uuid references account,
  primary key (act_id, candidate_id)
);
create index bulk_item_candidate on bulk_item (candidate_id);
create index bulk_item_company on bulk_item (company_id);
create index bulk_item_account on bulk_item (by_account_id);
create index bulk_item_waiting on bulk_item (act_id, place) where state in ('waiting', 'undoing');
