-- What the import says of questions of the company's own; null where the answers say it.
alter table interview add column is_custom boolean;
