-- How an entry's text was written before it was hashed. 1: its time in whole milliseconds; 2: as it stands here, to the
-- microsecond. Entries keep the form that they were written in.
alter table audit_entry add column form smallint not null default 1;
