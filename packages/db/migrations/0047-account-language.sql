-- The language in which somebody works: mails to them are written in it. Null until they sign in again.
alter table account add column locale text;
