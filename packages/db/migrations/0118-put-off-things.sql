-- Things of Today that an account put off, or marked as done. Without a row a thing waits as long as its rule says.
create table today_mark (
  company_id uuid not null references company,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  -- The id of the thing within its kind, such as that of a recommendation.
  thing text not null,
  -- When it comes back by itself; null: it is done.
  until timestamptz,
  marked_at timestamptz not null,
  primary key (account_id, kind, thing)
);
create index today_mark_company on today_mark (company_id);
create index today_mark_marked on today_mark (marked_at);
-- Who waits for whom, and the answers to what an account asked, start from the account.
create index recommendation_by_account on recommendation (by_account_id, company_id) where by_account_id is not null;
