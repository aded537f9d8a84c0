-- Today lists the interviews of a company that were finished lately.
create index interview_finished on interview (company_id, finished_at desc) where finished_at is not null;
