-- What became of each bundle of a job, in the order in which they came: adding one writes no other again. What older servers
-- wrote stays in import_job.results, before these.
create table import_job_result (
  company_id uuid not null references company,
  job_id uuid not null references import_job on delete cascade,
  place integer not null,
  result jsonb not null,
  primary key (job_id, place)
);
