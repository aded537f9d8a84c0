-- What was converted from a document is found by the document's content. Names, by which it was found before, are for
-- anybody to give. Results from before are made again, and a job removes them.
create table conversion_result (
  company_id uuid not null references company,
  source_hash text not null,
  converter text not null,
  version integer not null,
  -- Empty where the result is the same in every language.
  locale text not null,
  file_id uuid not null references stored_file on delete cascade,
  primary key (company_id, source_hash, converter, version, locale)
);
create index conversion_result_file on conversion_result (file_id);
