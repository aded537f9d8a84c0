-- A saved search can be shared with the company. Passages that were written after this are new to a colleague who has
-- not viewed it yet.
alter table saved_search add column shared_at timestamptz;
create index saved_search_shared on saved_search (company_id) where shared_at is not null;

-- What a colleague did with a shared search: each has an own pin and own news.
create table saved_search_reader (
  search_id uuid not null references saved_search on delete cascade,
  account_id uuid not null references account,
  company_id uuid not null references company,
  is_pinned boolean not null,
  -- Null: only pinned so far.
  viewed_at timestamptz,
  primary key (search_id, account_id)
);
create index saved_search_reader_account on saved_search_reader (account_id);
