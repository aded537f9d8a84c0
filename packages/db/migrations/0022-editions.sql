-- The edition that a company has, and since when: its years count from then. Null where nothing is limited.
alter table company add column edition text check (edition in ('standard', 'advanced', 'business'));
alter table company add column edition_since timestamptz;
alter table company add constraint company_edition_since check ((edition is null) = (edition_since is null));
