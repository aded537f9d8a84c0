-- The search finds sentences and paragraphs. Each is a row with its words as tokens, which the application makes.
create table search_passage (
  id uuid primary key,
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  interview_id uuid references interview on delete cascade,
  -- The author of a remark; null for a candidate's words.
  account_id uuid references account,
  kind text not null,
  is_resume boolean not null generated always as (kind = 'resume') stored,
  source text not null,
  -- Place among the candidate's passages.
  sort_index integer not null,
  question integer,
  start_ms bigint,
  place text,
  said_at timestamptz not null,
  -- Whether the words tell who the candidate is: a masked candidate is not found by them.
  names_person boolean not null,
  text text not null,
  tokens tsvector not null,
  -- sha1 of the other columns: a passage that did not change is not written again.
  digest text not null,
  written_at timestamptz not null
);
create index search_passage_tokens on search_passage using gin (tokens) with (fastupdate = off);
create index search_passage_newest on search_passage (company_id, is_resume, said_at desc, candidate_id, sort_index, id);
create index search_passage_candidate on search_passage (candidate_id, sort_index);
create index search_passage_interview on search_passage (interview_id) where interview_id is not null;
create index search_passage_account on search_passage (account_id) where account_id is not null;
create index search_passage_written on search_passage (company_id, written_at);

-- Candidates whose texts changed since they were read. Each change adds a row, so that no writer waits for another.
create table search_stale (
  id bigint generated always as identity primary key,
  -- No references: a writer of texts locks nothing more, and a note of an erased candidate is dropped.
  company_id uuid not null,
  candidate_id uuid not null,
  -- After a failed try: not before this time.
  not_before timestamptz
);
create index search_stale_candidate on search_stale (candidate_id);

create function candidate_text_changed() returns trigger language plpgsql as $$
begin
  insert into search_stale (company_id, candidate_id)
    select coalesce(new.company_id, old.company_id), coalesce(new.candidate_id, old.candidate_id)
    union
    select old.company_id, old.candidate_id where old.candidate_id <> new.candidate_id;
  return null;
end $$;

create function interview_text_changed() returns trigger language plpgsql as $$
begin
  insert into search_stale (company_id, candidate_id)
    select company_id, candidate_id from interview where id = coalesce(new.interview_id, old.interview_id);
  return null;
end $$;

create function candidate_is_searched_anew() returns trigger language plpgsql as $$
begin
  insert into search_stale (company_id, candidate_id) values (new.company_id, new.id);
  return null;
end $$;

-- What deletes a candidate deletes the texts before, which adds notes.
create function candidate_is_not_searched() returns trigger language plpgsql as $$
begin
  delete from search_stale where candidate_id = old.id;
  return null;
end $$;

create trigger remark_is_searched after insert or update or delete on remark
  for each row execute function candidate_text_changed();
create trigger document_is_searched after insert or update on candidate_document
  for each row when (new.part in ('resume', 'candidateForm', 'education', 'work', 'projects', 'remarks'))
  execute function candidate_text_changed();
create trigger removed_document_is_searched after delete on candidate_document
  for each row execute function candidate_text_changed();
create trigger interview_is_searched after update of candidate_id, began_at, finished_at, sort_index on interview
  for each row when (old.candidate_id <> new.candidate_id or old.began_at is distinct from new.began_at
    or old.finished_at is distinct from new.finished_at or old.sort_index <> new.sort_index)
  execute function candidate_text_changed();
create trigger interview_text_is_searched after insert or update on interview_document
  for each row when (new.part in ('answers', 'fullRecords')) execute function interview_text_changed();
create trigger candidate_is_searched after insert on candidate
  for each row execute function candidate_is_searched_anew();
create trigger changed_candidate_is_searched after update of name, name_latin, phone, email, applied_at on candidate
  for each row when (old.name <> new.name or old.name_latin is distinct from new.name_latin
    or old.phone is distinct from new.phone or old.email is distinct from new.email or old.applied_at <> new.applied_at)
  execute function candidate_is_searched_anew();

create trigger gone_candidate_is_not_searched after delete on candidate
  for each row execute function candidate_is_not_searched();

-- The candidates of an older version.
insert into search_stale (company_id, candidate_id) select company_id, id from candidate order by id;

-- Searches that an account saved for itself.
create table saved_search (
  id uuid primary key,
  company_id uuid not null references company,
  account_id uuid not null references account,
  name text not null,
  -- The words of the page's address as JSON.
  address text not null,
  is_pinned boolean not null,
  -- Passages that were written later are new.
  viewed_at timestamptz not null,
  created_at timestamptz not null
);
create index saved_search_account on saved_search (account_id);
